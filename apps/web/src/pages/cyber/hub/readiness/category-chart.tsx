import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Output } from '@talent-os/contracts/define';
import type { getReadiness } from '@talent-os/contracts/cyber/readiness';
import { coverageLabels } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useNarrow } from '../../../../lib/use-narrow';

type Categories = Output<typeof getReadiness>['categories'];

/** Needed work roles by category. A module of its own: the chart library loads only where a chart is drawn. */
export default function CategoryChart({
  categories,
  height,
}: {
  readonly categories: Categories;
  readonly height: number;
}) {
  const narrow = useNarrow();
  const spoken = categories
    .map(
      ({ name, covered, single, uncovered }) =>
        `${name} ${covered} covered, ${single} single person, ${uncovered} uncovered`,
    )
    .join('; ');
  return (
    <div role="img" aria-label={`Work roles by category: ${spoken}`}>
      <BarChart
        h={height}
        data={categories.map(({ category, name, covered, single, uncovered }) => ({
          category: narrow ? category : name,
          [coverageLabels.covered]: covered,
          [coverageLabels.single]: single,
          [coverageLabels.uncovered]: uncovered,
        }))}
        dataKey="category"
        type="stacked"
        orientation="vertical"
        gridAxis="x"
        series={[
          { name: coverageLabels.covered, color: 'oklch(0.65 0.15 var(--tone-success))' },
          { name: coverageLabels.single, color: 'oklch(0.75 0.15 var(--tone-warning))' },
          { name: coverageLabels.uncovered, color: 'oklch(0.62 0.19 var(--tone-error))' },
        ]}
        withLegend
        maxBarWidth={18}
        xAxisProps={{ allowDecimals: false }}
        yAxisProps={{ width: narrow ? 34 : 190 }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
