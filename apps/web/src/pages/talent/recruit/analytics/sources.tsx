import { recruitAnalyticsFigures } from '@talent-os/contracts/figures/recruit-analytics';
import type { RecruitAnalytics } from '@talent-os/contracts/talent/recruit-analytics';
import { decimal } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { FigureTable } from '@/ui/figures/figure-table';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import type { AnalyticsList } from './analytics.page';
import { sourceLabels, TOO_FEW } from './labels';

type SourcesProps = { readonly data: RecruitAnalytics; readonly input: AnalyticsList['input'] };

const series = [{ name: 'Hires in 100 applicants', color: 'var(--hub)' }];

/** Who applied in the period and has been hired since, by how they came. */
export function Sources({ data, input }: SourcesProps) {
  const { appliedHired } = useFigures(recruitAnalyticsFigures, data, input);
  const linkTo = useFigureLink();
  const known = data.sources.some(({ yielded }) => yielded.percent !== null);
  return (
    <ChartCard
      title="Where hires come from"
      description="Hires in 100 who applied in this time"
      kind="stacked"
      label="Hires in 100 applicants by source"
      heading="Source"
      series={series}
      rows={(known ? data.sources : []).map(({ source, yielded }, at) => ({
        name: sourceLabels[source],
        values: [yielded.percent],
        links: [linkTo(appliedHired[at]!)],
      }))}
      unit={{ text: decimal }}
      empty={TOO_FEW}
      height={170}
    >
      <SourcesTable data={data} input={input} />
    </ChartCard>
  );
}

/** How many that is of how many. */
function SourcesTable({ data, input }: SourcesProps) {
  const { applied, appliedHired } = useFigures(recruitAnalyticsFigures, data, input);
  const linkTo = useFigureLink();
  return (
    <FigureTable
      columns={['Source', 'Applied', 'Hired', 'In 100']}
      rows={data.sources.map(({ source, yielded }, at) => ({
        key: source,
        name: sourceLabels[source],
        figures: [
          <AppLink key="of" to={linkTo(applied[at]!) ?? ''}>
            {yielded.of}
          </AppLink>,
          <AppLink key="part" to={linkTo(appliedHired[at]!) ?? ''}>
            {yielded.part}
          </AppLink>,
          yielded.percent === null ? <span title={TOO_FEW}>–</span> : decimal(yielded.percent),
        ],
      }))}
    />
  );
}
