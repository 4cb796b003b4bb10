import { industries } from '@talent-os/contracts/access/tables';
import { transitionStateKeys, transitionTypeKeys } from '@talent-os/contracts/talent/transition-states';
import { useMemo } from 'react';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'status', 'type', 'industry'] as const;
export type TransitionFilters = ReturnType<typeof useTransitionFilters>;

/** What people look for among the moves, from the address, and the same as the operations take it. */
export function useTransitionFilters() {
  const params = useListBeside(FILTERS);
  const { search } = params;
  const status = transitionStateKeys.find((one) => one === params.get('status'));
  const type = transitionTypeKeys.find((one) => one === params.get('type'));
  const industry = industries.find((one) => one === params.get('industry'));
  const wanted = useMemo(
    () => ({ ...(search && { search }), ...(type && { type }), ...(industry && { industry }) }),
    [search, type, industry],
  );
  return { params, status, wanted };
}
