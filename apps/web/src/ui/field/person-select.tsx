import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { useState } from 'react';
import { steadyQuery } from '../../lib/query';
import { peopleOptions } from '../../lib/people-options';
import { useFirstOption } from '../../lib/use-first-option';

type PersonSelectProps = GetInputPropsReturnType & {
  readonly label?: string;
  readonly autofocus?: boolean;
  readonly current: { readonly id: string; readonly name: string } | undefined;
};

/** A person of the organization, found by name. */
export function PersonSelect({ current, label = 'Person', autofocus = true, ...props }: PersonSelectProps) {
  const [text, setText] = useState(current?.name ?? '');
  const [chosen, setChosen] = useState(current && { value: current.id, label: current.name });
  const wanted = text === chosen?.label ? '' : text;
  const [search] = useDebouncedValue(wanted, 250);
  const people = useQuery(steadyQuery(findPeople, { search }));
  const first = useFirstOption(search === wanted && people.isSuccess && !people.isPlaceholderData);
  const found = peopleOptions(people.data?.items ?? []);
  const known = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;
  return (
    <Select
      label={label}
      required
      searchable
      nothingFoundMessage="Nobody with this name"
      maxDropdownHeight={240}
      data={known}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={text}
      onSearchChange={setText}
      {...first}
      {...(autofocus && { 'data-autofocus': true })}
      {...props}
      onChange={(value: string | null, option: { value: string; label: string } | null) => {
        setChosen(option ?? undefined);
        (props.onChange as (value: string) => void)(value ?? '');
      }}
    />
  );
}
