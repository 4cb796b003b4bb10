import { Select, type ComboboxItem, type SelectProps } from '@mantine/core';
import { useFirstOption } from '@/lib/use-first-option';
import type { ListParams } from '@/lib/use-list-params';
import type { useSearchText } from '@/lib/use-search-text';
import { ListField } from './list-field';

type SearchedSelectProps = Pick<SelectProps, 'placeholder' | 'w' | 'nothingFoundMessage' | 'maxDropdownHeight'> & {
  readonly params: Pick<ListParams, 'get' | 'patch'>;
  /** What the address calls it. */
  readonly name: string;
  readonly label: string;
  /** What is chosen, as the address says it. */
  readonly value: string | undefined;
  /** The same in words, once they are known. */
  readonly chosen: ComboboxItem | undefined;
  readonly search: ReturnType<typeof useSearchText>;
  /** What the server found for what was asked. */
  readonly found: { readonly isSuccess: boolean; readonly isPlaceholderData: boolean };
  readonly options: readonly ComboboxItem[];
  readonly onChosen?: (option: ComboboxItem | undefined) => void;
};

/** A choice among many that narrows a list: looked up on the server by what is typed, kept in the address. */
export function SearchedSelect({
  params,
  name,
  label,
  value,
  chosen,
  search: { text, setText, settled },
  found,
  options,
  onChosen,
  ...select
}: SearchedSelectProps) {
  const first = useFirstOption(settled && found.isSuccess && !found.isPlaceholderData);
  return (
    <ListField params={params} name={name} label={label} value={chosen?.label}>
      <Select
        aria-label={label}
        clearable
        searchable
        // A chip that holds the field stays open while somebody chooses.
        comboboxProps={{ withinPortal: false }}
        data={chosen && !options.some((one) => one.value === chosen.value) ? [chosen, ...options] : [...options]}
        // The server has searched already.
        filter={({ options: all }) => all}
        searchValue={text}
        onSearchChange={setText}
        {...first}
        {...select}
        value={value ?? null}
        onChange={(next, option) => {
          onChosen?.(option ?? undefined);
          params.patch({ [name]: next ?? undefined });
        }}
      />
    </ListField>
  );
}
