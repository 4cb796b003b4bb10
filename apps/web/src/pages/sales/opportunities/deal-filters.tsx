import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import { dealStages } from '@talent-os/contracts/sales/deal-stages';
import { closingSpans, type ClosingSpan } from '@talent-os/contracts/sales/deals';
import { choicesOf } from '../../../lib/choices';
import { month } from '../../../lib/format';
import { ActiveFilter } from '../../../ui/filters/active-filter';

import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { OwnerFilter } from './owner-filter';
import type { DealFilters as Filters } from './use-deal-filters';

/** Whether the caller reads deals of others too. */
export const useSeesEverybody = (): boolean => scopeOf(useAbility<AppAbility>(), 'Deal') !== 'own';

const closingWords = (span: string) =>
  Object.hasOwn(closingSpans, span) ? closingSpans[span as ClosingSpan] : undefined;
const monthText = (of: string) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(of) ? month(of) : of);

type DealFiltersProps = { readonly filters: Filters; readonly withStage: boolean };

/** Narrows board and table alike; the choice of a stage makes sense in the table only. */
export function DealFilters({ filters: { params, ownerId }, withStage }: DealFiltersProps) {
  const everybody = useSeesEverybody();
  return (
    <>
      <ListSearch params={params} label="Search deals" placeholder="Deal, account or competitor" />
      {withStage && <ListSelect params={params} name="stage" label="Stage" w={160} choices={choicesOf(dealStages)} />}
      {everybody && <OwnerFilter ownerId={ownerId} params={params} />}
      <ListChip params={params} name="stalled">
        Stalled only
      </ListChip>
      <ListChip params={params} name="overdue">
        Past close date
      </ListChip>
      <ActiveFilter params={params} name="open" words={(open) => (open === 'true' ? 'Open' : 'Won or lost')} />
      <ActiveFilter params={params} name="closing" words={closingWords} />
      <ActiveFilter params={params} name="month" words={(of) => `Closes in ${monthText(of)}`} />
      <ActiveFilter params={params} name="of" words="Of one territory" />
    </>
  );
}
