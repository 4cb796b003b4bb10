import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { useState } from 'react';
import { steadyQuery } from '../../../../lib/query';
import { peopleOptions } from '../../../../lib/people-options';
import { useFirstOption } from '../../../../lib/use-first-option';

type AnalystPickerProps = Partial<GetInputPropsReturnType> & {
  readonly label: string;
  readonly placeholder?: string;
  readonly hiddenLabel?: boolean;
};

/** Chooses an analyst by name. */
export function AnalystPicker({ label, placeholder, hiddenLabel, ...field }: AnalystPickerProps) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text, 250);
  const people = useQuery(steadyQuery(findPeople, { role: 'CYBER_ANALYST', industry: 'CYBER', search }));
  const first = useFirstOption(search === text && people.isSuccess && !people.isPlaceholderData);
  return (
    <Select
      {...(hiddenLabel ? { 'aria-label': label, w: 150 } : { label, required: true })}
      {...(placeholder && { placeholder })}
      searchable
      clearable
      nothingFoundMessage="Nobody with this name"
      maxDropdownHeight={220}
      data={peopleOptions(people.data?.items ?? [])}
      onSearchChange={setText}
      {...first}
      {...field}
    />
  );
}
