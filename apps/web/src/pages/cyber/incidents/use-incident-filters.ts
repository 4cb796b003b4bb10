import { incidentStateKeys, severities } from '@talent-os/contracts/cyber/incident-states';
import { useMemo } from 'react';
import { useListBeside } from '../../../lib/use-list-beside';
import { useMe } from '../../../lib/session';

const FILTERS = ['search', 'status', 'severity', 'mine', 'late'] as const;
export type IncidentFilters = ReturnType<typeof useIncidentFilters>;

/** What people look for among the incidents, from the address; the active ones where they say nothing. */
export function useIncidentFilters() {
  const params = useListBeside(FILTERS);
  const { user } = useMe();
  const { search } = params;
  const all = params.get('status') === 'all';
  const status = incidentStateKeys.find((one) => one === params.get('status'));
  const severity = severities.find((one) => one === params.get('severity'));
  const mine = params.get('mine') === 'true';
  const late = params.get('late') === 'true';
  const wanted = useMemo(
    () => ({
      ...(search && { search }),
      ...(status ? { status } : !all && { active: 'true' }),
      ...(severity && { severity }),
      ...(mine && { assigneeId: user.id }),
      ...(late && { late: 'true' }),
    }),
    [search, status, all, severity, mine, late, user.id],
  );
  return { params, state: all ? 'all' : status, severity, mine, late, wanted };
}
