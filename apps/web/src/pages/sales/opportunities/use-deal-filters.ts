import { stageKeys } from '@talent-os/contracts/sales/deal-stages';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'stage', 'stalled', 'owner'] as const;
export type DealFilters = ReturnType<typeof useDealFilters>;

/** What people look for among the deals, from the address, and the same as the operations take it. */
export function useDealFilters() {
  const params = useListBeside(FILTERS, 'lastActivityAt:desc');
  const { search, get, oneOf, flag } = params;
  const ownerId = get('owner');
  return { params, stage: oneOf('stage', stageKeys), ownerId, input: { search, stalled: flag('stalled'), ownerId } };
}
