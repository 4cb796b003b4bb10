import { PAGE_SIZE } from '@talent-os/contracts/paging';
import { DataTable as Table, type DataTableColumn } from 'mantine-datatable';
import 'mantine-datatable/styles.layer.css';
import type { ReactNode } from 'react';
import type { ListParams } from '../lib/use-list-params';
import type { QueryState } from './query-state';
import { totalInWords, type Total } from '../lib/total';
import { ErrorCard } from './error-card';
import { FilterBar } from './filters/filter-bar';
import { NothingFound } from './nothing-found';
import { pageControl } from './pager';
import css from './data-table.module.css';

export type Column<T> = DataTableColumn<T>;

type DataTableProps<T extends object> = {
  /** What the rows are called, for people who hear the table. */
  readonly label: string;
  readonly query: QueryState<Total & { readonly items: readonly T[] }>;
  readonly params: ListParams;
  readonly columns: readonly Column<T>[];
  readonly idAccessor?: (row: T) => string;
  /** Search, filters and buttons above the rows. */
  readonly toolbar?: ReactNode;
  readonly empty: ReactNode;
  readonly onRow?: (row: T) => void;
  readonly minWidth?: number;
};

/** A list with its page, sort and filters in the address: placeholders, failure, nothing there, nothing found, rows. */
export function DataTable<T extends object>({ toolbar, empty, ...list }: DataTableProps<T>) {
  const { label, query, params } = list;
  const { data } = query;
  return (
    <div className={css.table} data-framed>
      {toolbar && (
        <FilterBar className={css.toolbar} total={data ? totalInWords(data, label) : ''}>
          {toolbar}
        </FilterBar>
      )}
      {!data && query.isError && <ErrorCard failure={query.error} onRetry={query.refetch} />}
      {data?.total === 0 && (params.filtered ? <NothingFound onClear={params.clear} /> : empty)}
      {(query.isPending || (data && data.total > 0)) && <Rows {...list} />}
    </div>
  );
}

function Rows<T extends object>({
  label,
  query,
  params,
  columns,
  idAccessor,
  onRow,
  minWidth = 720,
}: Omit<DataTableProps<T>, 'toolbar' | 'empty'>) {
  const [by = '', direction] = (params.sort ?? '').split(':');
  const { data } = query;
  return (
    <Table<T>
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': label } }}
      minHeight={data ? 0 : 240}
      fz="sm"
      verticalSpacing={9}
      horizontalSpacing="md"
      highlightOnHover
      styles={{ table: { minWidth } }}
      fetching={query.isPending}
      records={data ? [...data.items] : []}
      noRecordsText=""
      columns={[...columns]}
      {...(idAccessor && { idAccessor })}
      {...(onRow && { onRowClick: ({ record }: { record: T }) => onRow(record) })}
      sortStatus={{ columnAccessor: by, direction: direction === 'desc' ? 'desc' : 'asc' }}
      onSortStatusChange={(sort) => params.patch({ sort: `${String(sort.columnAccessor)}:${sort.direction}` })}
      totalRecords={data?.total ?? 0}
      recordsPerPage={PAGE_SIZE}
      page={params.page}
      onPageChange={params.toPage}
      getPaginationControlProps={pageControl}
    />
  );
}
