import { MultiSelect, Select, type ComboboxItem, type SelectProps } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { useState } from 'react';
import { steadyQuery } from '@/lib/query';
import { useFirstOption } from '@/lib/use-first-option';
import { useSearchText } from '@/lib/use-search-text';

type Items<O extends Operation> = Output<O> extends { readonly items: infer Found } ? Found : never;
export type Option = Pick<ComboboxItem, 'value' | 'label'>;

export type Searched<O extends Operation> = {
  /** A read that takes what is typed as `search` and answers the `items` it found. */
  readonly operation: O;
  /** What it takes besides. */
  readonly input?: Omit<Sent<O>, 'search'>;
  readonly options: (items: Items<O>) => readonly Option[];
};

type SearchSelectProps<O extends Operation> = Searched<O> &
  Partial<GetInputPropsReturnType> &
  Pick<SelectProps, 'label' | 'aria-label' | 'placeholder' | 'w' | 'required' | 'clearable'> & {
    /** What is chosen when it opens, which the server need not find. */
    readonly current?: Option | undefined;
    /** What it says where nothing is found. */
    readonly empty: string;
    /** Where its dialog begins. */
    readonly autofocus?: boolean;
  };

/** One of many, looked up on the server by what is typed. Emptied, its value is '', or null where it has a cross for that. */
export function SearchSelect<O extends Operation>(props: SearchSelectProps<O>) {
  const { operation, input, options, current, empty, autofocus, onChange, ...select } = props;
  const [picked, setPicked] = useState(current);
  const chosen = picked && picked.value === select.value ? picked : undefined;
  const [found, search] = useFound({ operation, input, options }, empty, chosen?.label);
  return (
    <Select
      {...search}
      data={withThese(chosen ? [chosen] : [], found)}
      {...(autofocus && { 'data-autofocus': true })}
      {...select}
      onChange={(value, option) => {
        setPicked(option ?? undefined);
        onChange?.(select.clearable ? value : (value ?? ''));
      }}
    />
  );
}

type SearchManyProps<O extends Operation> = Searched<O> &
  Pick<SearchSelectProps<O>, 'label' | 'empty'> &
  GetInputPropsReturnType & {
    /** Those that were chosen before. */
    readonly current: readonly Option[];
  };

/** Several of many, looked up in the same way. */
export function SearchMany<O extends Operation>(props: SearchManyProps<O>) {
  const { operation, input, options, current, empty, onChange, ...select } = props;
  const [met, setMet] = useState(current);
  const [found, search] = useFound({ operation, input, options }, empty, undefined);
  const chosen = met.filter(({ value }) => (select.value as readonly string[]).includes(value));
  return (
    <MultiSelect
      required
      hidePickedOptions
      {...search}
      data={withThese(chosen, found)}
      {...select}
      onChange={(values) => {
        setMet((before) => [...before, ...found.filter(({ value }) => values.includes(value))]);
        onChange(values);
      }}
    />
  );
}

/** What the server found for what is typed, and the field to type it in. */
export function useFound<O extends Operation>(
  { operation, input, options }: Searched<O>,
  empty: string,
  chosen?: string,
) {
  const { text, setText, asked, settled } = useSearchText(chosen);
  const read = useQuery(steadyQuery(operation, { ...input, ...(asked && { search: asked }) } as Sent<O>));
  const first = useFirstOption(settled && read.isSuccess && !read.isPlaceholderData);
  const answer = read.data as { readonly items: Items<O> } | undefined;
  const field = {
    searchable: true,
    maxDropdownHeight: 240,
    nothingFoundMessage: read.isPending ? 'Searching...' : empty,
    filter: asFound,
    searchValue: text,
    onSearchChange: setText,
    ...first,
  };
  return [answer ? options(answer.items) : [], field] as const;
}

/** The server has searched already. */
const asFound = <T,>({ options }: { readonly options: T[] }): T[] => options;

/** What was found, and before it what is chosen and was not. */
export const withThese = (chosen: readonly Option[], found: readonly Option[]): Option[] => [
  ...chosen.filter(({ value }) => !found.some((one) => one.value === value)),
  ...found,
];
