import type { ReactNode } from 'react';
import type { ListParams } from '@/lib/use-list-params';
import type { Total } from '@/lib/total';
import type { BulkAction } from '../list/bulk-action';
import type { Column } from '../list/column';
import type { ExportSource } from '../list/list-export';
import type { QueryState } from '../loading/query-state';

export type TableProps<T extends object> = {
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
  /** What its rows are taken along by. */
  readonly exports?: ExportSource;
  /** What can be done with several rows at once. */
  readonly bulk?: readonly BulkAction<T>[];
  /** What a row is called, where its first column does not say so. */
  readonly nameOf?: (row: T) => string;
  /** Stands in a card of its own. */
  readonly framed?: boolean;
};
