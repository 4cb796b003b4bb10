import { dealsCalled } from '@talent-os/contracts/figures/called';
import { listDeals } from '@talent-os/contracts/sales/deals';
import { useListFilters } from '../../../lib/use-list-filters';

const OPTIONS = { called: dealsCalled, defaultSort: 'lastActivityAt:desc' };
export type DealFilters = ReturnType<typeof useDealFilters>;

/** What people look for among the deals; a stage narrows the table only. */
export function useDealFilters() {
  const { params, input } = useListFilters(listDeals, OPTIONS);
  const { stage, ...within } = input;
  return { params, stage, ownerId: input.ownerId, input: within };
}
