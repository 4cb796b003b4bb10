import { recruitAnalyticsFigures } from '@talent-os/contracts/figures/recruit-analytics';
import { stageTypeLabels } from '@talent-os/contracts/talent/pipeline';
import type { RecruitAnalytics } from '@talent-os/contracts/talent/recruit-analytics';
import { decimal } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { FigureTable } from '@/ui/figures/figure-table';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import type { AnalyticsList } from './analytics.page';
import { daysText, TOO_FEW } from './labels';

type StaysProps = { readonly data: RecruitAnalytics; readonly input: AnalyticsList['input'] };

const series = [
  { name: 'Half within', color: 'var(--hub)' },
  { name: 'Three quarters within', color: 'color-mix(in oklab, var(--hub) 55%, var(--surface))' },
  { name: 'Nine in ten within', color: 'var(--ink-3)' },
];

/** How long people stay in each type of stage, by the stays that ended. */
export function Stays({ data, input }: StaysProps) {
  const { stays } = useFigures(recruitAnalyticsFigures, data, input);
  const linkTo = useFigureLink();
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
      asTable={<StaysTable data={data} input={input} />}
      height={230}
    />
  );
}

const agreedText = (from: number | null, to: number | null): string =>
  from === null ? '–' : from === to ? daysText(from) : `${from} to ${to} days`;

/** The same with what is agreed, and how many stays took longer. */
function StaysTable({ data, input }: StaysProps) {
  const { stays, staysLate } = useFigures(recruitAnalyticsFigures, data, input);
  const linkTo = useFigureLink();
  return (
    <FigureTable
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
