import type { Output } from '@talent-os/contracts/define';
import { salesFigures } from '@talent-os/contracts/figures/sales';
import type { getPerformance } from '@talent-os/contracts/sales/performance';
import { behind } from '@/ui/figures/behind';
import { counted } from '@/lib/counted';
import { change, count, percent } from '@/lib/format';

type Performance = Output<typeof getPerformance>;
type Money = (minor: number, form?: 'compact') => string;

export type Trend = 'up' | 'down' | 'level';
export type Figure = {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  /** Where the figure comes from. */
  readonly to: string;
  /** Percent of a bar under the figure. */
  readonly bar?: number;
  /** How it is made, where it is no count. */
  readonly how?: string;
  /** The way an arrow beside the note points; none where there is nothing to compare with. */
  readonly trend?: Trend;
};

/** The way revenue went against last month; none where last month had no revenue. */
export function trendOf(revenueChange: number | null): Trend | undefined {
  if (revenueChange === null) return undefined;
  if (revenueChange === 0) return 'level';
  return revenueChange > 0 ? 'up' : 'down';
}

/** The four figures of the screen. The quota's bar is clamped where it is drawn; its label says the true percentage. */
export function figuresOf(performance: Performance, money: Money): readonly Figure[] {
  const { quotaProgress, quotaTarget, currentRevenue, monthlyRevenue, revenueChange } = performance;
  const { activeDeals, pipelineValue, territoryAccounts, activeTerritories } = performance;
  const hasQuota = quotaTarget > 0;
  const trend = trendOf(revenueChange);
  const { won, month, active, accounts } = salesFigures(performance);
  return [
    {
      ...behind(won),
      value: hasQuota ? percent(quotaProgress) : 'No quota set',
      note: hasQuota
        ? `${money(currentRevenue, 'compact')} of ${money(quotaTarget, 'compact')}`
        : `${money(currentRevenue, 'compact')} won`,
      ...(hasQuota && { bar: quotaProgress }),
    },
    {
      ...behind(month),
      value: money(monthlyRevenue),
      note:
        revenueChange === null
          ? 'nothing won by this day last month'
          : `${change(revenueChange)} vs last month to this day`,
      ...(trend && { trend }),
    },
    {
      ...behind(active),
      value: count(activeDeals),
      note: `${money(pipelineValue, 'compact')} pipeline value`,
    },
    {
      ...behind(accounts),
      value: counted(territoryAccounts, 'accounts'),
      note: counted(activeTerritories, 'active territories'),
    },
  ];
}
