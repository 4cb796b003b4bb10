import type { ComponentType } from 'react';
import { lazyPart } from '../loading/lazy-part';
import { KeptList, type RowsProps } from './kept-list';
import { PlainTable } from './plain-table';
import type { DataTableProps } from './table-props';

export type { Column } from '../list/column';

/** Columns come with the rows: views and filters are there before. */
const Rows = lazyPart<RowsProps<object>>(async () => (await import('./bulk-rows')).BulkRows<object>);

/** A list with its page, sort and filters in the address: placeholders, failure, nothing there, nothing found, rows. */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { list } = props.params;
  if (!list) return <PlainTable {...props} />;
  return <KeptList {...props} list={list} rows={Rows as unknown as ComponentType<RowsProps<T>>} />;
}
