import type { Operation } from '@talent-os/contracts/define';
import type { ComponentType, ReactNode } from 'react';
import { useListRows } from '@/lib/use-list-answer';
import type { List } from '@/lib/use-list-filters';
import { useFormat } from '@/lib/use-format';
import { useNarrow } from '@/lib/use-narrow';
import { useViewParams } from '@/lib/use-view-params';
import { BarOnly } from '../filters/bar-only';
import { ListFilters, type Filters } from '../filters/list-filters';
import { EmptyState } from '../loading/empty-state';
import { lazyPart } from '../loading/lazy-part';
import { KeptList, type RowsProps } from '../table/kept-list';
import type { BulkAction } from './bulk-action';
import type { ExportSource } from './list-export';
import type { Cards } from './record-cards';
import { columnsOf, type MainColumn, type RecordColumn } from './record-columns';

/** The table comes when somebody looks at it: views and filters are there before. */
const TableRows = lazyPart<RowsProps<object>>(async () => (await import('../table/bulk-rows')).BulkRows<object>);

type RecordListProps<O extends Operation, T extends object> = {
  readonly list: List<O, T>;
  /** What the rows are called. */
  readonly label: string;
  /** What the address calls a record that is open beside the list, or what opening one does. */
  readonly opens?: string | ((row: T) => void);
  readonly main: MainColumn<T>;
  readonly columns: readonly (RecordColumn<T> | false)[];
  readonly filters: Filters<O>;
  /** What stands before the filters, such as another way to look at the list. */
  readonly lead?: ReactNode;
  /** What stands after them without being one. */
  readonly tools?: ReactNode;
  /** That there is nothing: its title, or all of it. */
  readonly empty: ReactNode;
  /** The operation that answers the rows as a file. Where there is none the file is made here, from the rows of a person’s own or for who may export. */
  readonly csv?: Operation | ExportSource;
  /** What can be done with several rows at once. */
  readonly bulk?: readonly BulkAction<T>[];
  /** What a row is called, where the main column does not say so. */
  readonly nameOf?: (row: T) => string;
  /** What tells rows apart, where they have no id. */
  readonly idOf?: (row: T) => string;
  /** Stands in a card of its own. */
  readonly framed?: boolean;
  /** Rows that are read rather than compared: the table is another way to look at them. */
  readonly renderCards?: Cards<T>;
};

/**
 * A list of records as its operation answers it: search, filters, order and page from the address, views people keep,
 * columns they choose, a file, several rows at once, and one that opens. On a phone the facts of a row stand under its
 * name.
 */
export function RecordList<O extends Operation, T extends object>(props: RecordListProps<O, T>) {
  const {
    list,
    label,
    opens,
    main,
    columns,
    filters,
    lead,
    tools,
    empty,
    csv = 'permitted',
    idOf,
    renderCards,
    ...rest
  } = props;
  const { operation, params } = list;
  const query = useListRows(list);
  const format = { ...useFormat(), narrow: useNarrow() };
  const [, change] = useViewParams();
  const onOpen =
    typeof opens === 'string'
      ? (row: T) => change({ [opens]: idOf?.(row) ?? (row as { readonly id?: string }).id })
      : opens;
  const known = { operation, main, columns, onOpen };
  const cards = renderCards?.(query.data, params);
  return (
    <KeptList
      {...rest}
      label={label}
      query={query}
      params={params}
      list={params.list}
      columns={columnsOf({ ...known, format })}
      fileColumns={format.narrow ? columnsOf({ ...known, format: { ...format, narrow: false } }) : undefined}
      exports={typeof csv === 'object' && 'path' in csv ? { of: csv } : csv}
      empty={typeof empty === 'string' ? <EmptyState title={empty} /> : empty}
      rows={TableRows as unknown as ComponentType<RowsProps<T>>}
      {...(idOf && { idAccessor: idOf })}
      {...(onOpen && { onRow: onOpen })}
      instead={cards?.rows}
      toolbar={
        <>
          {lead && <BarOnly>{lead}</BarOnly>}
          <ListFilters list={list} label={label} filters={filters} />
          {tools && <BarOnly>{tools}</BarOnly>}
          {cards?.choice}
        </>
      }
    />
  );
}
