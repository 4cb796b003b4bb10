import type { Output } from '@talent-os/contracts/define';
import type { getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import { ticksOf } from '../../../../lib/ticks';
import { BarChart } from '../../../../ui/chart/bar-chart';
import { quarterLabel } from './labels';

const series = [
  { name: 'Expected', color: 'var(--hub)' },
  { name: 'Target', color: 'var(--ink-3)' },
];

type OutlookChartProps = {
  readonly quarters: Output<typeof getHeadcountPlan>['outlook'];
  readonly height: number;
};

/** People expected and wanted, quarter by quarter. */
export function OutlookChart({ quarters, height }: OutlookChartProps) {
  const spoken = quarters
    .map(({ quarter, target, expected }) => `${quarterLabel(quarter)} ${expected} of ${target}`)
    .join(', ');
  return (
    <BarChart
      label={`People expected of the target: ${spoken}`}
      series={series}
      rows={quarters.map(({ quarter, target, expected }) => ({
        name: quarterLabel(quarter),
        values: [expected, target ?? 0],
      }))}
      ticks={ticksOf(
        quarters.flatMap(({ target, expected }) => [expected, target ?? 0]),
        { whole: true },
      )}
      height={height}
    />
  );
}
