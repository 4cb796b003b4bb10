import { stageKeys } from '@talent-os/contracts/sales/deal-stages';
import { useMemo } from 'react';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'stage', 'stalled', 'owner'] as const;
export type DealFilters = ReturnType<typeof useDealFilters>;

/** What people look for among the deals, from the address, and the same as the operations take it. */
export function useDealFilters() {
  const params = useListBeside(FILTERS, 'lastActivityAt:desc');
  const stage = stageKeys.find((one) => one === params.get('stage'));
  const stalled = params.get('stalled') === 'true';
  const ownerId = params.get('owner');
  const { search } = params;
  const wanted = useMemo(
    () => ({ ...(search && { search }), ...(stalled && { stalled: 'true' }), ...(ownerId && { ownerId }) }),
    [search, stalled, ownerId],
  );
  return { params, stage, stalled, ownerId, wanted };
}
