import type { ComboboxItem } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { listDeals } from '@talent-os/contracts/sales/deals';
import { useState } from 'react';
import { query, steadyQuery } from '@/lib/query';
import { peopleOptions } from '@/lib/people-options';
import type { ListParams } from '@/lib/use-list-params';
import { useSearchText } from '@/lib/use-search-text';
import { SearchedSelect } from '@/ui/filters/searched-select';

type OwnerFilterProps = {
  readonly ownerId: string | undefined;
  readonly params: ListParams;
};

/** Narrows the deals to those of one sales person, found by name. */
export function OwnerFilter({ ownerId, params }: OwnerFilterProps) {
  const [chosen, setChosen] = useState<ComboboxItem>();
  const search = useSearchText(chosen?.label);
  const people = useQuery(steadyQuery(findPeople, { role: 'SALES_REP', industry: 'SALES', search: search.asked }));
  const found = peopleOptions(people.data?.items ?? []);
  const known = [chosen, ...found].find((one) => one?.value === ownerId);
  const named = useOwnerName(known ? undefined : ownerId);
  return (
    <SearchedSelect
      params={params}
      name="owner"
      label="Owner"
      placeholder="Any owner"
      w={190}
      nothingFoundMessage="Nobody with this name"
      maxDropdownHeight={240}
      value={ownerId}
      chosen={known ?? (ownerId && named ? { value: ownerId, label: named } : undefined)}
      search={search}
      found={people}
      options={found}
      onChosen={setChosen}
    />
  );
}

/** The name behind an owner the address brought along, from one of their deals. */
function useOwnerName(ownerId: string | undefined): string | undefined {
  const deals = useQuery({
    ...query(listDeals, { page: 1, ...(ownerId && { ownerId }) }),
    enabled: ownerId !== undefined,
  });
  return ownerId && deals.data?.items[0]?.ownerName;
}
