import type { Output } from '@talent-os/contracts/define';
import type { getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import { ChartCard } from '@/ui/chart/chart-card';
import type { QueryState } from '@/ui/loading/query-state';
import { quarterLabel } from './labels';

const series = [
  { name: 'Expected', color: 'var(--hub)' },
  { name: 'Target', color: 'var(--ink-3)' },
];

/** Targets against the people expected, quarter by quarter. */
export function Outlook({ plan }: { readonly plan: QueryState<Output<typeof getHeadcountPlan>> }) {
  const planned = plan.data?.outlook.filter(({ target }) => target !== null);
  if (!planned) return null;
  return (
    <ChartCard
      title="Quarters ahead"
      description="Targets, and the people expected once the open seats are filled; teams with a target only"
      kind="bars"
      label="People expected of the target"
      heading="Quarter"
      series={series}
      rows={planned.map(({ quarter, target, expected }) => ({
        name: quarterLabel(quarter),
        values: [expected, target ?? 0],
      }))}
      unit={{ whole: true }}
      empty="No plan for this period"
      height={230}
    />
  );
}
