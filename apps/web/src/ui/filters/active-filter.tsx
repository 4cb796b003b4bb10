import { use } from 'react';
import type { ListParams } from '@/lib/use-list-params';
import { ChipShell, ChipText } from './filter-chip';
import { FilterOffersContext } from './filter-offer';
import chip from './filter-chip.module.css';

type ActiveFilterProps = {
  readonly params: Pick<ListParams, 'get' | 'patch'>;
  /** What the address calls it. */
  readonly name: string;
  /** What it keeps, in words; of the value where there are several. */
  readonly words: string | ((value: string) => string | undefined);
};

/** A filter a link has brought, which no control of the list sets: it says what it keeps, and goes away. */
export function ActiveFilter({ params, name, words }: ActiveFilterProps) {
  const value = params.get(name);
  const text = value && (typeof words === 'string' ? words : words(value));
  if (use(FilterOffersContext)?.shape === 'sheet' || !text) return null;
  return (
    <ChipShell removes={text} onRemove={() => params.patch({ [name]: undefined })}>
      <span className={chip.text} data-fixed>
        <ChipText label={text} />
      </span>
    </ChipShell>
  );
}
