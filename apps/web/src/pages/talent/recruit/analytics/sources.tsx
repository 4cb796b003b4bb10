import { decimal } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { FigureTable } from '@/ui/figures/figure-table';
import { sourceLabels, TOO_FEW } from './labels';
import { useHiringFigures, type HiringProps } from './use-hiring-figures';

const series = [{ name: 'Hires in 100 applicants', color: 'var(--hub)' }];

/** Who applied in the period and has been hired since, by how they came. */
export function Sources(props: HiringProps) {
  const { figures, linkTo } = useHiringFigures(props);
  const { data } = props;
  const { appliedHired } = figures;
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
      <SourcesTable {...props} />
    </ChartCard>
  );
}

/** How many that is of how many. */
function SourcesTable(props: HiringProps) {
  const { figures, linkTo } = useHiringFigures(props);
  const { data } = props;
  const { applied, appliedHired } = figures;
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
