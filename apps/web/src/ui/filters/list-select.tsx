import { Select, type SelectProps } from '@mantine/core';
import type { ListParams } from '../../lib/use-list-params';

type ListSelectProps = Pick<
  SelectProps,
  'placeholder' | 'w' | 'searchable' | 'nothingFoundMessage' | 'maxDropdownHeight'
> & {
  readonly params: Pick<ListParams, 'get' | 'patch'>;
  /** What the address calls it. */
  readonly name: string;
  readonly label: string;
  readonly choices: readonly NonNullable<SelectProps['data']>[number][];
};

/** One choice that narrows a list, kept in the address; none is no narrowing, which reads `Any status`. */
export const ListSelect = ({ params, name, label, choices, ...select }: ListSelectProps) => (
  <Select
    aria-label={label}
    placeholder={`Any ${label.toLowerCase()}`}
    w={150}
    clearable
    data={[...choices]}
    value={params.get(name) ?? null}
    onChange={(value) => params.patch({ [name]: value ?? undefined })}
    {...select}
  />
);
