import type { ReactNode } from 'react';
import type { ListParams } from '@/lib/use-list-params';
import { FieldChip } from './filter-chip';
import { useOffer } from './filter-offer';

type ListFieldProps = {
  readonly params: Pick<ListParams, 'get' | 'patch'>;
  /** What the address calls it. */
  readonly name: string;
  readonly label: string;
  /** What is chosen, in words; nothing where nothing is. */
  readonly value: string | undefined;
  /** The field that looks it up. */
  readonly children: ReactNode;
};

/** A filter with a field of its own, such as a search for people, kept in the address. */
export function ListField({ params, name, label, value, children }: ListFieldProps) {
  const offers = useOffer({ name, label, set: value !== undefined });
  if (offers?.shape !== 'bar') return children;
  const adding = offers.adding === name;
  if (value === undefined && !adding) return null;
  return (
    <FieldChip
      label={label}
      value={value}
      adding={adding}
      onAdded={offers.stopAdding}
      onRemove={() => params.patch({ [name]: undefined })}
    >
      {children}
    </FieldChip>
  );
}
