import type { ComponentType, ReactNode } from 'react';
import type { Density } from '@talent-os/contracts/identity/views';
import type { ListHandle } from '@/lib/use-list-params';
import { useMe } from '@/lib/session';
import { useNarrow } from '@/lib/use-narrow';
import type { BulkAction } from '../list/bulk-action';
import { namedColumns, pickByKey, type Column } from '../list/column';
import { shownColumns } from '../list/columns.rules';
import { ListExport } from '../list/list-export';
import { ListFrame } from '../list/list-frame';
import { useViews } from '../list/use-views';
import { ListStates } from './list-states';
import type { TableProps } from './table-props';
import css from './data-table.module.css';

/** The rows of a list in its columns; several of them can be chosen. */
export type RowsProps<T extends object> = TableProps<T> & {
  readonly list: ListHandle;
  readonly bulk: readonly BulkAction<T>[];
  readonly density: Density | null;
  readonly className: string | undefined;
};

type KeptListProps<T extends object> = TableProps<T> & {
  readonly list: ListHandle;
  readonly rows: ComponentType<RowsProps<T>>;
  /** The columns of the file, where a phone shows fewer. */
  readonly fileColumns?: readonly Column<T>[] | undefined;
  /** Stands in place of the rows: the list is looked at another way. */
  readonly instead?: ReactNode;
};

/** A list as people keep it: views, filters in words, columns and their order, row height. */
export function KeptList<T extends object>({ rows: Rows, instead, fileColumns, ...props }: KeptListProps<T>) {
  const { list, params, columns, label, query, toolbar, exports = 'permitted', bulk = [], framed = false } = props;
  const views = useViews(params, list);
  const shown = useShown(columns, views.layout.columns);
  const usualDensity = useMe().preferences.density;
  const some = query.isPending || (query.data?.total ?? 0) > 0;
  return (
    <ListFrame
      list={list}
      params={params}
      views={views}
      label={label}
      total={query.data}
      toolbar={toolbar}
      exportButton={
        <ListExport
          source={exports}
          label={label}
          params={params}
          columns={fileColumns?.filter(({ optional }) => !optional) ?? shown}
          whole={instead !== undefined}
        />
      }
      columns={instead ? [] : namedColumns(columns)}
      framed={framed}
    >
      {some && instead}
      {some && !instead && (
        <Rows
          {...props}
          columns={shown}
          density={views.layout.density ?? usualDensity}
          bulk={bulk}
          className={css.table}
        />
      )}
      {!some && (
        <div className={css.table} data-framed>
          <ListStates {...props} />
        </div>
      )}
    </ListFrame>
  );
}

/** The columns in their order; on a phone the facts of a row stand under its name. */
function useShown<T>(columns: readonly Column<T>[], chosen: readonly string[] | null): readonly Column<T>[] {
  const narrow = useNarrow();
  if (narrow) return columns.filter(({ optional }) => !optional);
  return pickByKey(columns, shownColumns(namedColumns(columns), chosen));
}
