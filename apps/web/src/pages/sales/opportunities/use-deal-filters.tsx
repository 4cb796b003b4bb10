import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import { dealsCalled } from '@talent-os/contracts/figures/called';
import { dealStages } from '@talent-os/contracts/sales/deal-stages';
import { closingSpans, listDeals, type ClosingSpan } from '@talent-os/contracts/sales/deals';
import { choicesOf } from '@/lib/choices';
import { month } from '@/lib/format';
import { useListFilters } from '@/lib/use-list-filters';
import { OwnerFilter } from './owner-filter';

/** Whether the caller reads deals of others too. */
export const useSeesEverybody = (): boolean => scopeOf(useAbility<AppAbility>(), 'Deal') !== 'own';

const closingWords = (span: string) =>
  Object.hasOwn(closingSpans, span) ? closingSpans[span as ClosingSpan] : undefined;
const monthText = (of: string) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(of) ? month(of) : of);

export type DealFilters = ReturnType<typeof useDealFilters>;

/** What people look for among the deals, on board and table alike; a stage narrows the table only. */
export function useDealFilters() {
  const list = useListFilters(listDeals, { called: dealsCalled, defaultSort: 'lastActivityAt:desc' });
  const { params, input } = list;
  const asTable = params.get('view') === 'table';
  const filters = {
    search: 'Deal, account or competitor',
    stage: asTable && { label: 'Stage', choices: choicesOf(dealStages) },
    ownerId: useSeesEverybody() && <OwnerFilter ownerId={input.ownerId} params={params} />,
    stalled: 'Stalled only',
    overdue: 'Past close date',
    open: { words: (open: string) => (open === 'true' ? 'Open' : 'Won or lost') },
    closing: { words: closingWords },
    month: { words: (of: string) => `Closes in ${monthText(of)}` },
    territoryId: { words: 'Of one territory' },
  };
  const { stage: _, ...within } = input;
  return { list, filters, asTable, params, /** What the board takes of them. */ input: within };
}
