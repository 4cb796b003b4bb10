import { incidentStateKeys, severities } from '@talent-os/contracts/cyber/incident-states';
import { useListBeside } from '../../../lib/use-list-beside';
import { useMe } from '../../../lib/session';

const FILTERS = ['search', 'status', 'severity', 'mine', 'late'] as const;
export type IncidentFilters = ReturnType<typeof useIncidentFilters>;

/** What people look for among the incidents, from the address; the active ones where they say nothing. */
export function useIncidentFilters() {
  const params = useListBeside(FILTERS);
  const { user } = useMe();
  const { search, oneOf, flag } = params;
  const state = oneOf('status', ['all', ...incidentStateKeys]);
  const chosen = state === 'all' ? {} : state ? { status: state } : { active: 'true' as const };
  const assigneeId = flag('mine') && user.id;
  return {
    params,
    input: { search, ...chosen, severity: oneOf('severity', severities), assigneeId, late: flag('late') },
  };
}
