import { useRef, type KeyboardEvent } from 'react';
import { BULK_MOST } from '../list/bulk.rules';
import { keyOf } from '../list/column';
import { everyRow } from '../list/every-row';
import { useBulk, type Bulk } from '../list/use-bulk';
import { lazyPart } from '../loading/lazy-part';
import type { RowsProps } from './kept-list';
import { TableRows } from './table-rows';

type BarProps = {
  readonly bulk: Bulk<object>;
  readonly label: string;
  readonly total: number;
  readonly onAll: () => Promise<void>;
};
const BulkBar = lazyPart<BarProps>(async () => (await import('../list/bulk-bar')).BulkBar<object>);

/** Rows of which several can be chosen: by their boxes, a range with shift, and the x key. */
export function BulkRows<T extends object>({ list, bulk: actions, className, ...rows }: RowsProps<T>) {
  const { label, query, params, columns, idAccessor } = rows;
  const box = useRef<HTMLDivElement>(null);
  const items = query.data?.items ?? [];
  const first = columns[0] && keyOf(columns[0]);
  const idOf = idAccessor ?? ((row: T) => String((row as { id?: unknown }).id));
  const nameOf = rows.nameOf ?? ((row: T) => String((row as Readonly<Record<string, unknown>>)[first ?? ''] ?? 'row'));
  const input = list.inputAt(params.get);
  const bulk = useBulk({ rows: items, idOf, nameOf, actions, narrowing: JSON.stringify(input) });
  if (bulk.actions.length === 0)
    return (
      <div className={className} data-framed>
        <TableRows {...rows} />
      </div>
    );
  const selectable = (row: T) => bulk.actions.some(({ allows }) => allows(row));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'x' || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
    const at = rowAt(box.current, event.target);
    const row = at === undefined ? undefined : items[at];
    if (!row || !selectable(row)) return;
    event.preventDefault();
    bulk.toggle(row);
  };
  const selectAll = async () => {
    const { rows: every } = await everyRow<T>(list, { ...input, ...(params.sort && { sort: params.sort }) }, BULK_MOST);
    bulk.choose(every.filter(selectable));
  };
  return (
    <div ref={box} onKeyDown={onKeyDown} role="presentation">
      <div className={className} data-framed>
        <TableRows
          {...rows}
          selection={{
            selectedRecords: [...bulk.chosen],
            onSelectedRecordsChange: bulk.choose,
            isRecordSelectable: selectable,
            getRecordSelectionCheckboxProps: (row) => ({ 'aria-label': `Choose ${nameOf(row)}`, size: 'sm' }),
            allRecordsSelectionCheckboxProps: { 'aria-label': `Choose all ${label} of this page`, size: 'sm' },
            customRowAttributes: (_, index) => ({ 'data-row': index }),
          }}
        />
      </div>
      {(bulk.chosen.length > 0 || bulk.failed.length > 0) && (
        <BulkBar
          bulk={bulk as unknown as Bulk<object>}
          label={label}
          total={query.data?.total ?? 0}
          onAll={selectAll}
        />
      )}
    </div>
  );
}

const isTyped = (target: EventTarget) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || (target.matches('input, textarea, select') && !target.matches('[type="checkbox"]')));

/** The row that has the focus, or is pointed at. */
function rowAt(box: HTMLElement | null, target: EventTarget): number | undefined {
  const row =
    (target instanceof Element ? target.closest('tr[data-row]') : null) ?? box?.querySelector('tr[data-row]:hover');
  const at = row?.getAttribute('data-row');
  return at === null || at === undefined ? undefined : Number(at);
}
