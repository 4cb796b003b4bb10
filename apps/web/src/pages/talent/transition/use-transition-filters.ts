import { industries } from '@talent-os/contracts/access/tables';
import { transitionStateKeys, transitionTypeKeys } from '@talent-os/contracts/talent/transition-states';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'status', 'type', 'industry'] as const;
export type TransitionFilters = ReturnType<typeof useTransitionFilters>;

/** What people look for among the moves, from the address, and the same as the operations take it. */
export function useTransitionFilters() {
  const params = useListBeside(FILTERS);
  const { search, oneOf } = params;
  const input = { search, type: oneOf('type', transitionTypeKeys), industry: oneOf('industry', industries) };
  return { params, status: oneOf('status', transitionStateKeys), input };
}
