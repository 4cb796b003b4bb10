import { stageTypeLabels } from '@talent-os/contracts/talent/pipeline';
import { decimal } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { FigureTable } from '@/ui/figures/figure-table';
import { daysText, TOO_FEW } from './labels';
import { useHiringFigures, type HiringProps } from './use-hiring-figures';

const series = [
  { name: 'Half within', color: 'var(--hub)' },
  { name: 'Three quarters within', color: 'color-mix(in oklab, var(--hub) 55%, var(--surface))' },
  { name: 'Nine in ten within', color: 'var(--ink-3)' },
];

/** How long people stay in each type of stage, by the stays that ended. */
export function Stays(props: HiringProps) {
  const { figures, linkTo } = useHiringFigures(props);
  const { data } = props;
  const { stays } = figures;
  return (
    <ChartCard
      title="Days in each stage"
      description="Stays that ended in this time, without the days on hold"
      kind="bars"
      label="Days in each stage"
      heading="Stage"
      series={series}
      rows={data.stays.map(({ stage, median, p75, p90 }, at) => ({
        name: stageTypeLabels[stage],
        values: [median, p75, p90],
        links: [linkTo(stays[at]!), linkTo(stays[at]!), linkTo(stays[at]!)],
      }))}
      unit={{ text: decimal, full: daysText }}
      empty={TOO_FEW}
      asTable={<StaysTable {...props} />}
      height={230}
    />
  );
}

const agreedText = (from: number | null, to: number | null): string =>
  from === null ? '–' : from === to ? daysText(from) : `${from} to ${to} days`;

/** The same with what is agreed, and how many stays took longer. */
function StaysTable(props: HiringProps) {
  const { figures, linkTo } = useHiringFigures(props);
  const { data } = props;
  const { stays, staysLate } = figures;
  return (
    <FigureTable
      wide="Stays by stage"
      columns={['Stage', 'Stays', 'A quarter within', 'Half', 'Three quarters', 'Nine in ten', 'Agreed', 'Longer']}
      rows={data.stays.map(({ stage, n, p25, median, p75, p90, agreedFrom, agreedTo, late }, at) => ({
        key: stage,
        name: stageTypeLabels[stage],
        figures: [
          <AppLink key="n" to={linkTo(stays[at]!) ?? ''}>
            {n}
          </AppLink>,
          ...[p25, median, p75, p90].map((days) => (days === null ? '–' : decimal(days))),
          agreedText(agreedFrom, agreedTo),
          <AppLink key="late" to={linkTo(staysLate[at]!) ?? ''}>
            {late}
          </AppLink>,
        ],
      }))}
    />
  );
}
