import { incidentsCalled } from '@talent-os/contracts/figures/called';
import { listIncidents } from '@talent-os/contracts/cyber/incidents';
import { useCallback } from 'react';
import { useListFilters } from '../../../lib/use-list-filters';
import { useMe } from '../../../lib/session';

/** What says by itself which incidents are meant. */
type FilterValues = Partial<Record<'status' | 'show' | 'reportedWeek' | 'closedWeek', unknown>>;
export type IncidentFilters = ReturnType<typeof useIncidentFilters>;

/** What people look for among the incidents, from the address; the active ones where they say nothing. */
export function useIncidentFilters() {
  const { id } = useMe().user;
  const derive = useCallback(
    (input: FilterValues, get: (name: string) => string | undefined) => {
      const said = input.status ?? input.show ?? input.reportedWeek ?? input.closedWeek;
      return {
        active: said === undefined && get('status') !== 'all' ? ('true' as const) : undefined,
        assigneeId: get('mine') === 'true' ? id : undefined,
      };
    },
    [id],
  );
  return useListFilters(listIncidents, { called: incidentsCalled, derive });
}
