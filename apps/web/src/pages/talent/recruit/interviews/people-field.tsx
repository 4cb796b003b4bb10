import { MultiSelect } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { useState } from 'react';
import { steadyQuery } from '../../../../lib/query';
import { peopleOptions } from '../../../../lib/people-options';
import { useFirstOption } from '../../../../lib/use-first-option';

type Option = { readonly value: string; readonly label: string };
type PeopleFieldProps = GetInputPropsReturnType & { readonly label: string; readonly known: readonly Option[] };

/** Colleagues, found by name. `known` are the ones chosen before. */
export function PeopleField({ label, known, error, ...field }: PeopleFieldProps) {
  const [text, setText] = useState('');
  const [met, setMet] = useState<readonly Option[]>(known);
  const [search] = useDebouncedValue(text, 250);
  const people = useQuery(steadyQuery(findPeople, { search }));
  const first = useFirstOption(search === text && people.isSuccess && !people.isPlaceholderData);
  const found = peopleOptions(people.data?.items ?? []);
  const chosen = field.value as readonly string[];
  const selected = met.filter(({ value }) => chosen.includes(value) && !found.some((one) => one.value === value));
  return (
    <MultiSelect
      label={label}
      required
      searchable
      hidePickedOptions
      nothingFoundMessage="Nobody with this name"
      maxDropdownHeight={220}
      data={[...selected, ...found]}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={text}
      onSearchChange={setText}
      {...first}
      {...field}
      error={error}
      onChange={(value: string[]) => {
        setMet((before) => [...before, ...found.filter((one) => value.includes(one.value))]);
        (field.onChange as (ids: string[]) => void)(value);
      }}
    />
  );
}
