import { PAGE_SIZE } from '@talent-os/contracts/paging';
import type { Density } from '@talent-os/contracts/identity/views';
import { useNarrow } from '@/lib/use-narrow';
import { DataTable as Table, type DataTableSelectionProps } from 'mantine-datatable';
import 'mantine-datatable/styles.layer.css';
import type { TableProps } from './table-props';
import { pageControl } from './pager';

type TableRowsProps<T extends object> = Pick<
  TableProps<T>,
  'label' | 'query' | 'params' | 'columns' | 'idAccessor' | 'onRow'
> & {
  readonly density?: Density | null;
  readonly selection?: DataTableSelectionProps<T> & {
    readonly customRowAttributes: (row: T, index: number) => Record<string, unknown>;
  };
};

/** Room above and below the words of a row. */
const spacing = { dense: 4, regular: 9, roomy: 15 } as const;

/** Narrower than this the columns would squeeze each other; on a phone there are few, and they may. */
const minWidthOf = (columns: number): number =>
  Math.max(640, Math.min(940, 100 + 110 * columns)) + Math.max(0, columns - 10) * 120;

type RowClick<T> = { readonly record: T; readonly event: { readonly target: EventTarget } };
/** What a row lets people do is no wish to open it. */
const isDeed = (target: EventTarget) => target instanceof Element && target.closest('a, button, input, label') !== null;

/** A page of rows, sorted as the address says. */
export function TableRows<T extends object>({
  label,
  query,
  params,
  columns,
  idAccessor,
  onRow,
  density,
  selection,
}: TableRowsProps<T>) {
  const [by = '', direction] = (params.sort ?? '').split(':');
  const { data } = query;
  const minWidth = useNarrow() ? 0 : minWidthOf(columns.length);
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
      {...(onRow && { onRowClick: ({ record, event }: RowClick<T>) => !isDeed(event.target) && onRow(record) })}
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
