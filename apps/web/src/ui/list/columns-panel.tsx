import { DndContext, PointerSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import { Button, Checkbox, CloseButton, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconGripVertical, IconLock } from '@tabler/icons-react';
import { densities } from '@talent-os/contracts/identity/preference-values';
import { type Density } from '@talent-os/contracts/identity/views';
import { useState, type KeyboardEvent } from 'react';
import { choiceOf, moveColumn, shownColumns, toggleColumn, type ColumnChoice } from './columns.rules';
import css from './columns-panel.module.css';

export type NamedColumn = ColumnChoice & { readonly title: string };

type ColumnsPanelProps = {
  readonly columns: readonly NamedColumn[];
  readonly chosen: readonly string[] | null;
  readonly density: Density | null;
  /** The key of the column the rows are sorted by. */
  readonly sorted: string;
  readonly onColumns: (columns: readonly string[] | null) => void;
  readonly onDensity: (density: Density) => void;
  readonly onClose: () => void;
};

const densityLabels = { dense: 'Dense', regular: 'Regular', roomy: 'Roomy' } as const;

/** Which columns a list shows and in which order, by mouse, finger and keys, and how close its rows stand. */
export function ColumnsPanel({ columns, chosen, density, sorted, onColumns, onDensity, onClose }: ColumnsPanelProps) {
  const [said, setSaid] = useState('');
  const shown = shownColumns(columns, chosen);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const rest = columns.filter(({ key }) => !shown.includes(key));
  const change = (next: readonly string[]) => onColumns(choiceOf(columns, next));
  const move = (key: string, by: number) => {
    const next = moveColumn(shown, key, by);
    if (next !== shown) setSaid(`Place ${next.indexOf(key) + 1} of ${next.length}`);
    change(next);
  };
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const row = (key: string, place: number) => (
    <Row
      key={key}
      column={byKey.get(key)!}
      shown={place >= 0}
      fixed={place === 0}
      note={place === 0 ? 'always first' : key === sorted ? 'sorted' : undefined}
      onMove={(by) => move(key, by)}
      onToggle={() => change(toggleColumn(shown, key))}
    />
  );
  return (
    <section className={css.panel} aria-label="Columns">
      <div className={css.head}>
        <h2>Columns</h2>
        <CloseButton size="sm" aria-label="Close columns" onClick={onClose} />
      </div>
      <DndContext
        sensors={sensors}
        accessibility={{ announcements: silent }}
        onDragEnd={({ active, over }) => {
          const to = over ? shown.indexOf(String(over.id)) : -1;
          if (to >= 0) move(String(active.id), to - shown.indexOf(String(active.id)));
        }}
      >
        <ol className={css.list}>{shown.map(row)}</ol>
      </DndContext>
      {rest.length > 0 && (
        <>
          <div className={css.sub}>Not shown</div>
          <ul className={css.list}>{rest.map(({ key }) => row(key, -1))}</ul>
        </>
      )}
      {chosen && (
        <Button variant="subtle" size="compact-sm" onClick={() => onColumns(null)}>
          Usual columns
        </Button>
      )}
      <DensityChoice density={density} onDensity={onDensity} />
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </section>
  );
}

/** The panel says itself where a column went. */
const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

type RowProps = {
  readonly column: NamedColumn;
  readonly shown: boolean;
  readonly fixed: boolean;
  readonly note: string | undefined;
  readonly onMove: (by: number) => void;
  readonly onToggle: () => void;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function Row({ column: { key, title }, shown, fixed, note, onMove, onToggle }: RowProps) {
  const still = fixed || !shown;
  const { attributes: all, listeners, setNodeRef: grip, isDragging } = useDraggable({ id: key, disabled: still });
  const { setNodeRef: place, isOver } = useDroppable({ id: key, disabled: still });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  const { role: _, 'aria-describedby': __, ...attributes } = all;
  const Icon = fixed ? IconLock : IconGripVertical;
  return (
    <li ref={place} className={css.row} data-over={isOver || undefined} data-dragged={isDragging || undefined}>
      {still ? (
        <span className={css.grip} data-fixed>
          <Icon size={15} aria-hidden />
        </span>
      ) : (
        <button
          type="button"
          ref={grip}
          className={css.grip}
          {...attributes}
          {...listeners}
          onKeyDown={onKeyDown}
          aria-label={`Move ${title}, with the arrow keys or by dragging`}
        >
          <Icon size={15} aria-hidden />
        </button>
      )}
      <Checkbox size="sm" label={title} checked={shown} disabled={fixed} onChange={onToggle} />
      {note && <span className={css.note}>{note}</span>}
    </li>
  );
}

const DensityChoice = ({ density, onDensity }: Pick<ColumnsPanelProps, 'density' | 'onDensity'>) => (
  <div className={css.density}>
    <span>Rows</span>
    <SegmentedControl
      size="xs"
      aria-label="Row height"
      data={densities.map((value) => ({ value, label: densityLabels[value] }))}
      value={density ?? 'regular'}
      onChange={onDensity}
    />
  </div>
);
