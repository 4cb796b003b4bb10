import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Output } from '@talent-os/contracts/define';
import type { getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import { quarterLabel } from './labels';

type OutlookChartProps = {
  readonly quarters: Output<typeof getHeadcountPlan>['outlook'];
  readonly height: number;
};

/** A module of its own: the chart library loads only where a chart is drawn. */
export default function OutlookChart({ quarters, height }: OutlookChartProps) {
  const spoken = quarters
    .map(({ quarter, target, expected }) => `${quarterLabel(quarter)} ${expected} of ${target}`)
    .join(', ');
  return (
    <div role="img" aria-label={`People expected of the target: ${spoken}`}>
      <BarChart
        h={height}
        data={quarters.map(({ quarter, target, expected }) => ({
          quarter: quarterLabel(quarter),
          Expected: expected,
          Target: target ?? 0,
        }))}
        dataKey="quarter"
        series={[
          { name: 'Expected', color: 'var(--hub)' },
          { name: 'Target', color: 'var(--ink-3)' },
        ]}
        withLegend
        yAxisProps={{ width: 42, allowDecimals: false }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
