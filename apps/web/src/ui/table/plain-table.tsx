import type { ComponentType } from 'react';
import { totalInWords } from '../../lib/total';
import { FilterBar } from '../filters/filter-bar';
import { lazyPart } from '../loading/lazy-part';
import { ListStates } from './list-states';
import type { DataTableProps } from './table-props';
import css from './data-table.module.css';

const Rows = lazyPart<DataTableProps<object>>(async () => (await import('./table-rows')).TableRows<object>);

/** Rows that nobody keeps views of. */
export function PlainTable<T extends object>(props: DataTableProps<T>) {
  const { toolbar, label, query } = props;
  const TypedRows = Rows as unknown as ComponentType<DataTableProps<T>>;
  return (
    <div className={css.table} data-framed>
      {toolbar && (
        <FilterBar className={css.toolbar} total={query.data ? totalInWords(query.data, label) : ''}>
          {toolbar}
        </FilterBar>
      )}
      <ListStates {...props}>
        <TypedRows {...props} />
      </ListStates>
    </div>
  );
}
