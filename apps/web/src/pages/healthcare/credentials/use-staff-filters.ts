import { credentialStatuses } from '@talent-os/contracts/healthcare/credentials';
import { useMemo } from 'react';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'status', 'waiting'] as const;
export type StaffFilters = ReturnType<typeof useStaffFilters>;

/** What a verifier looks for, from the address, and the same as the operations take it. */
export function useStaffFilters() {
  const params = useListBeside(FILTERS);
  const status = credentialStatuses.find((one) => one === params.get('status'));
  const waiting = params.get('waiting') === 'true';
  const { search } = params;
  const wanted = useMemo(
    () => ({ ...(search && { search }), ...(status && { status }), ...(waiting && { waiting: 'true' }) }),
    [search, status, waiting],
  );
  return { params, wanted };
}
