import { listTransitions } from '@talent-os/contracts/talent/transitions';
import { useListFilters } from '../../../lib/use-list-filters';

export type TransitionFilters = ReturnType<typeof useTransitionFilters>;

/** What people look for among the moves, from the address; a status narrows the table only. */
export function useTransitionFilters() {
  const { params, input } = useListFilters(listTransitions);
  const { status, running, pending, ...within } = input;
  return { params, status, input: within, /** What the table takes beyond the board. */ listed: { running, pending } };
}
