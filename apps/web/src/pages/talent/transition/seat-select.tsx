import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { listTransitionSeats } from '@talent-os/contracts/talent/transitions';
import { useState } from 'react';
import { steadyQuery } from '../../../lib/query';
import { useFirstOption } from '../../../lib/use-first-option';

/** An open seat, found by title or department. */
export function SeatSelect(props: GetInputPropsReturnType) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const wanted = text === chosen?.label ? '' : text;
  const [search] = useDebouncedValue(wanted, 250);
  const seats = useQuery(steadyQuery(listTransitionSeats, { search }));
  const first = useFirstOption(search === wanted && seats.isSuccess && !seats.isPlaceholderData);
  const found = (seats.data?.items ?? []).map(({ id, title, department, location }) => ({
    value: id,
    label: `${title}, ${department}, ${location}`,
  }));
  const known = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;
  return (
    <Select
      label="New seat"
      required
      searchable
      nothingFoundMessage="No open seat like this"
      maxDropdownHeight={240}
      data={known}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={text}
      onSearchChange={setText}
      {...first}
      {...props}
      onChange={(value: string | null, option: { value: string; label: string } | null) => {
        setChosen(option ?? undefined);
        (props.onChange as (value: string) => void)(value ?? '');
      }}
    />
  );
}
