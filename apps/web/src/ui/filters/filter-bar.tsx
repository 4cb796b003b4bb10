import { Button } from '@mantine/core';
import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';
import type { ListParams } from '@/lib/use-list-params';
import { useNarrow } from '@/lib/use-narrow';
import { lazyPart } from '../loading/lazy-part';
import { AddFilter } from './add-filter';
import { FilterOffersContext, useOffers, type FilterOffers } from './filter-offer';
import css from './filter-bar.module.css';

const FilterSheet = lazyPart<Sheet>(async () => (await import('./filter-sheet')).FilterSheet);

type Sheet = {
  readonly count: number;
  readonly onClear: (() => void) | undefined;
  readonly children: ReactNode;
};

type FilterBarProps = {
  /** Search, choices and buttons. */
  readonly children: ReactNode;
  /** What they leave, told to those who listen. */
  readonly total?: ReactNode;
  /** Whose filters can be cleared all at once. */
  readonly params?: Pick<ListParams, 'clear'> | undefined;
  /** What stands at the right end. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
};

/**
 * What narrows a list: what is set stands as chips with their words, the rest waits behind “Filter”; on a phone every
 * filter stands in a sheet.
 */
export function FilterBar({ children, total, params, actions, className }: FilterBarProps) {
  const { offered, adding, setAdding, stopAdding, offer } = useOffers();
  const narrow = useNarrow();
  const offers = useMemo(
    (): FilterOffers => ({ shape: 'bar', adding, stopAdding, offer }),
    [adding, stopAdding, offer],
  );
  const count = offered.filter(({ set }) => set).length;
  return (
    <div className={clsx(css.bar, className)} data-filters>
      <FilterOffersContext value={offers}>{children}</FilterOffersContext>
      {!narrow && <AddFilter offered={offered} onAdd={setAdding} />}
      {narrow && offered.length > 0 && (
        <FilterSheet count={count} onClear={params?.clear}>
          {children}
        </FilterSheet>
      )}
      {!narrow && count > 1 && params && (
        <Button variant="subtle" color="gray" size="compact-sm" h={32} onClick={params.clear}>
          Clear all
        </Button>
      )}
      {(total !== undefined || actions) && (
        <span className={css.end}>
          {total !== undefined && (
            <span className={css.total} aria-live="polite">
              {total}
            </span>
          )}
          {actions}
        </span>
      )}
    </div>
  );
}
