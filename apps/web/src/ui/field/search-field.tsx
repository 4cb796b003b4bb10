import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

type SearchFieldProps = {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string | undefined;
  readonly onSearch: (text: string) => void;
};

/** A search box that asks after people stop typing. */
export function SearchField({ label, placeholder = 'Search', value = '', onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const search = useDebouncedCallback(onSearch, 250);
  // Cleared from outside, or by the back button: the box follows.
  if (lastValue !== value) {
    setLastValue(value);
    setText(value);
  }
  return (
    <TextInput
      type="search"
      w={280}
      maw="100%"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={15} />}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        search(currentTarget.value);
      }}
    />
  );
}
