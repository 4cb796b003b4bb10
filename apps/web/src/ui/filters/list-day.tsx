import { TextInput } from '@mantine/core';
import { day } from '@/lib/format';
import type { ListParams } from '@/lib/use-list-params';
import { FieldChip } from './filter-chip';
import { useOffer } from './filter-offer';

type ListDayProps = {
  readonly params: Pick<ListParams, 'get' | 'patch'>;
  /** What the address calls it. */
  readonly name: string;
  readonly label: string;
};

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** A day that narrows a list, kept in the address. */
export function ListDay({ params, name, label }: ListDayProps) {
  const value = params.get(name);
  const change = (text: string) => params.patch({ [name]: text || undefined });
  const set = isDay(value);
  const offers = useOffer({ name, label, set });
  const field = (
    <TextInput
      type="date"
      {...(offers?.shape === 'sheet' ? { label } : { 'aria-label': label })}
      w={offers?.shape === 'sheet' ? '100%' : 190}
      value={value ?? ''}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
  if (offers?.shape !== 'bar') return field;
  const adding = offers.adding === name;
  if (!set && !adding) return null;
  return (
    <FieldChip
      label={label}
      verb=""
      value={set ? day(value) : undefined}
      adding={adding}
      onAdded={offers.stopAdding}
      onRemove={() => change('')}
    >
      {field}
    </FieldChip>
  );
}
