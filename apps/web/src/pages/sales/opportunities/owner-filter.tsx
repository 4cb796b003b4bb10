import type { Output } from '@talent-os/contracts/define';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { listDeals } from '@talent-os/contracts/sales/deals';
import { peopleOptions } from '@/lib/people-options';
import type { ListParams } from '@/lib/use-list-params';
import { SearchFilter } from '@/ui/filters/search-filter';

const SALES_PEOPLE = { role: 'SALES_REP', industry: 'SALES' } as const;

/** The name behind an owner the address brought along, from one of their deals. */
const fromDeals = {
  operation: listDeals,
  input: (ownerId: string) => ({ page: 1, ownerId }),
  label: ({ items }: Output<typeof listDeals>) => items[0]?.ownerName,
};

type OwnerFilterProps = {
  readonly ownerId: string | undefined;
  readonly params: ListParams;
};

/** Narrows the deals to those of one sales person, found by name. */
export const OwnerFilter = ({ ownerId, params }: OwnerFilterProps) => (
  <SearchFilter
    operation={findPeople}
    input={SALES_PEOPLE}
    options={peopleOptions}
    params={params}
    name="owner"
    label="Owner"
    placeholder="Any owner"
    w={190}
    empty="Nobody with this name"
    value={ownerId}
    naming={fromDeals}
  />
);
