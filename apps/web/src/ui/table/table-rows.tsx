import { PAGE_SIZE } from '@talent-os/contracts/paging';
import type { Density } from '@talent-os/contracts/identity/views';
import { DataTable as Table, type DataTableSelectionProps } from 'mantine-datatable';
import 'mantine-datatable/styles.layer.css';
import type { DataTableProps } from './table-props';
import { pageControl } from './pager';

type TableRowsProps<T extends object> = Pick<
  DataTableProps<T>,
  'label' | 'query' | 'params' | 'columns' | 'idAccessor' | 'onRow' | 'minWidth'
> & {
  readonly density?: Density | null;
  readonly selection?: DataTableSelectionProps<T> & {
    readonly customRowAttributes: (row: T, index: number) => Record<string, unknown>;
  };
};

/** Room above and below the words of a row. */
const spacing = { dense: 4, regular: 9, roomy: 15 } as const;

/** A page of rows, sorted as the address says. */
export function TableRows<T extends object>({
  label,
  query,
  params,
  columns,
  idAccessor,
  onRow,
  minWidth = 720,
  density,
  selection,
}: TableRowsProps<T>) {
  const [by = '', direction] = (params.sort ?? '').split(':');
  const { data } = query;
  return (
    <Table<T>
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': label } }}
      minHeight={data ? 0 : 240}
      fz="sm"
      verticalSpacing={spacing[density ?? 'regular']}
      horizontalSpacing="md"
      highlightOnHover
      styles={{ table: { minWidth } }}
      fetching={query.isPending}
      records={data ? [...data.items] : []}
      noRecordsText=""
      columns={[...columns]}
      // Where a table is wider than the screen, what can be done with a row stays in sight.
      pinLastColumn={columns.at(-1)?.deeds === true}
      {...(idAccessor && { idAccessor })}
      {...(onRow && { onRowClick: ({ record }: { record: T }) => onRow(record) })}
      sortStatus={{ columnAccessor: by, direction: direction === 'desc' ? 'desc' : 'asc' }}
      onSortStatusChange={(sort) => params.patch({ sort: `${String(sort.columnAccessor)}:${sort.direction}` })}
      totalRecords={data?.total ?? 0}
      // What comes in one piece has one page.
      recordsPerPage={Math.max(PAGE_SIZE, data?.items.length ?? 0)}
      page={params.page}
      onPageChange={params.toPage}
      getPaginationControlProps={pageControl}
      {...selection}
    />
  );
}
