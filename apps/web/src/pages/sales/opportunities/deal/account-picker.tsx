import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { listAccounts } from '@talent-os/contracts/sales/deals';
import { useState } from 'react';
import { steadyQuery } from '../../../../lib/query';
import { useFirstOption } from '../../../../lib/use-first-option';

/** Finds one of the accounts the caller sells to, by name. */
export function AccountPicker(field: GetInputPropsReturnType) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [search] = useDebouncedValue(text, 250);
  const accounts = useQuery(steadyQuery(listAccounts, search && search !== chosen ? { search } : {}));
  const first = useFirstOption(search === text && accounts.isSuccess && !accounts.isPlaceholderData);
  const found = (accounts.data?.items ?? []).map(({ id, name, territoryName }) => ({
    value: id,
    label: `${name} · ${territoryName}`,
  }));
  const missing = field.value && chosen && !found.some(({ value }) => value === field.value);
  return (
    <Select
      label="Account"
      required
      searchable
      placeholder="Search by name"
      nothingFoundMessage={accounts.isPending ? 'Searching...' : 'No account with this name'}
      maxDropdownHeight={240}
      data={missing ? [{ value: String(field.value), label: chosen }, ...found] : found}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={text}
      onSearchChange={setText}
      {...first}
      {...field}
      onChange={(value, option) => {
        setChosen(option?.label);
        field.onChange(value);
      }}
    />
  );
}
