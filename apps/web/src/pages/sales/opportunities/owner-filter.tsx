import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { listDeals } from '@talent-os/contracts/sales/deals';
import { useState } from 'react';
import { query, steadyQuery } from '../../../lib/query';

type OwnerFilterProps = {
  readonly ownerId: string | undefined;
  readonly onChoose: (ownerId: string | undefined) => void;
};

/** Narrows the deals to those of one sales person, found by name. */
export function OwnerFilter({ ownerId, onChoose }: OwnerFilterProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ readonly value: string; readonly label: string }>();
  const [search] = useDebouncedValue(text === chosen?.label ? '' : text, 250);
  const people = useQuery(steadyQuery(findPeople, { role: 'SALES_REP', industry: 'SALES', search }));
  const found = (people.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const known = [chosen, ...found].find((one) => one?.value === ownerId);
  const named = useOwnerName(known ? undefined : ownerId);
  const current = known ?? (ownerId && named ? { value: ownerId, label: named } : undefined);
  return (
    <Select
      aria-label="Owner"
      placeholder="Any owner"
      w={190}
      clearable
      searchable
      nothingFoundMessage="Nobody with this name"
      maxDropdownHeight={240}
      data={current && !found.some(({ value }) => value === current.value) ? [current, ...found] : found}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={text}
      onSearchChange={setText}
      value={ownerId ?? null}
      onChange={(value, option) => {
        setChosen(option ?? undefined);
        onChoose(value ?? undefined);
      }}
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
