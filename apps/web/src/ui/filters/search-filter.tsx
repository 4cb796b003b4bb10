import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { useState } from 'react';
import { query } from '@/lib/query';
import type { ListParams } from '@/lib/use-list-params';
import { useFound, withThese, type Option, type Searched } from '@/ui/field/search-select';
import { ListField } from './list-field';

/** The read that tells the words for what an address has brought along. */
type Naming<N extends Operation> = {
  readonly operation: N;
  readonly input: (value: string) => Sent<N>;
  readonly label: (answer: Output<N>, value: string) => string | null | undefined;
};

type SearchFilterProps<O extends Operation, N extends Operation> = Searched<O> &
  Pick<SelectProps, 'placeholder' | 'w'> & {
    readonly params: Pick<ListParams, 'get' | 'patch'>;
    /** What the address calls it. */
    readonly name: string;
    readonly label: string;
    /** What it says where nothing is found. */
    readonly empty: string;
    /** What is chosen, as the address says it. */
    readonly value: string | undefined;
    readonly naming: Naming<N>;
  };

/** One of many that narrows a list: looked up on the server by what is typed, kept in the address. */
export function SearchFilter<O extends Operation, N extends Operation>(props: SearchFilterProps<O, N>) {
  const { operation, input, options, params, name, label, empty, value, naming, ...select } = props;
  const [picked, setPicked] = useState<Option>();
  const known = picked?.value === value ? picked : undefined;
  const named = useNamed(naming, known ? undefined : value);
  const chosen = known ?? named;
  const [found, search] = useFound({ operation, input, options }, empty, chosen?.label);
  return (
    <ListField params={params} name={name} label={label} value={chosen?.label}>
      <Select
        aria-label={label}
        clearable
        // A chip that holds the field stays open while somebody chooses.
        comboboxProps={{ withinPortal: false }}
        {...search}
        data={withThese(chosen ? [chosen] : [], found)}
        {...select}
        value={value ?? null}
        onChange={(next, option) => {
          setPicked(option ?? undefined);
          params.patch({ [name]: next ?? undefined });
        }}
      />
    </ListField>
  );
}

function useNamed<N extends Operation>({ operation, input, label }: Naming<N>, value: string | undefined) {
  const read = useQuery({ ...query(operation, input(value ?? '')), enabled: value !== undefined });
  const words = value !== undefined && read.data ? label(read.data, value) : undefined;
  return value !== undefined && words ? { value, label: words } : undefined;
}
