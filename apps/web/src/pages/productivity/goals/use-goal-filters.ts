import { goalStateKeys, visibilities } from '@talent-os/contracts/productivity/goal-states';
import { useMemo } from 'react';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'scope', 'status'] as const;
const scopes = ['mine', ...visibilities] as const;

/** What people look for among the goals, from the address, and the same as the operation takes it. */
export function useGoalFilters() {
  const params = useListBeside(FILTERS);
  const { search, page } = params;
  const scope = scopes.find((one) => one === params.get('scope'));
  const status = goalStateKeys.find((one) => one === params.get('status'));
  const wanted = useMemo(
    () => ({ page, ...(search && { search }), ...(scope && { scope }), ...(status && { status }) }),
    [page, search, scope, status],
  );
  return { params, scope, status, wanted };
}
