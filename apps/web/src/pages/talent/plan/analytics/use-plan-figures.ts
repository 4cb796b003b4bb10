import { planAnalyticsFigures } from '@talent-os/contracts/figures/plan-analytics';
import type { getPlanAnalytics, PlanAnalytics } from '@talent-os/contracts/talent/plan-analytics';
import type { List } from '@/lib/use-list-filters';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';

export type PlanProps = {
  readonly data: PlanAnalytics;
  /** What the address asks for. */
  readonly input: List<typeof getPlanAnalytics>['input'];
};

export const TOO_FEW = 'Not enough people to show this safely';

/** The figures of planning as the address asks for them, and where the rows of each stand. */
export function usePlanFigures({ data, input }: PlanProps) {
  return { figures: useFigures(planAnalyticsFigures, data, input), linkTo: useFigureLink() };
}
