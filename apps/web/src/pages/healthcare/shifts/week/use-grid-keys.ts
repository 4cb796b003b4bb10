import { useRef, useState, type KeyboardEvent } from 'react';
import { useOneTabStop } from './use-one-tab-stop';
import { useGridDrag } from './use-grid-drag';
import type { DraggedItem, RosterMoves } from './use-roster-moves';
import { longDay } from './labels';
import type { Week } from './week.rules';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** Rows of cover stand above the first person. */
const COVER_ROWS = 2;

type GridOptions = {
  readonly week: Week;
  readonly place: RosterMoves['place'];
  readonly announce: (text: string) => void;
};

/** What stands in a cell and may be carried: somebody's place in a shift, or a place nobody has. */
function carriedIn(week: Week, cell: HTMLElement | null): DraggedItem | undefined {
  const { work: assignmentId, slot: shiftId } = cell?.dataset ?? {};
  if (shiftId) {
    const slot = week.shifts.find((one) => one.shiftId === shiftId);
    return slot && { kind: 'slot', slot };
  }
  const person = week.people.find(({ work }) => work.some((one) => one.assignmentId === assignmentId));
  const work = person?.work.find((one) => one.assignmentId === assignmentId);
  return person && work && { kind: 'work', person, work };
}

/**
 * The grid under pointer and keyboard. Arrow keys go from cell to cell; space picks up what stands in one, arrow keys
 * carry it, space puts it down, escape puts it back. One listener for the whole grid: five hundred cells cost nothing.
 */
export function useGridKeys({ week, place, announce }: GridOptions) {
  const grid = useRef<HTMLTableElement>(null);
  const [held, setHeld] = useState<DraggedItem>();
  useOneTabStop(grid);

  function putDown(carried: DraggedItem, cell: HTMLElement | null): void {
    const { user, date } = cell?.dataset ?? {};
    const person = week.people.find(({ userId }) => userId === user);
    if (person && date) place(carried, person, date);
  }
  const dragging = useGridDrag({
    held,
    onPick: (cell) => {
      const carried = carriedIn(week, cell);
      setHeld(carried);
      return carried !== undefined;
    },
    onDrop: (cell) => held && putDown(held, cell),
    onEnd: () => setHeld(undefined),
  });

  function pickUp(cell: HTMLElement): boolean {
    const carried = carriedIn(week, cell);
    if (!carried) return false;
    setHeld(carried);
    const name = carried.kind === 'work' ? carried.person.name : 'the open place';
    const { date, part } = carried.kind === 'work' ? carried.work : carried.slot;
    announce(
      `Picked up ${name}, ${longDay(date)} ${part}. Arrow keys choose a cell, space puts it there, escape puts it back.`,
    );
    if (carried.kind === 'slot') neighborOf(grid.current, cell, [COVER_ROWS, 0], COVER_ROWS)?.focus();
    return true;
  }

  /** Whether the key meant something to what is carried. */
  function carry(key: string, carried: DraggedItem, cell: HTMLElement): boolean {
    if (![' ', 'Enter', 'Escape'].includes(key)) return false;
    setHeld(undefined);
    if (key === 'Escape') announce('Put back.');
    else putDown(carried, cell.closest<HTMLElement>('[data-user]'));
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
    if (!cell) return;
    const step = steps[event.key];
    if (step) neighborOf(grid.current, cell, step, held ? COVER_ROWS : 0)?.focus();
    const meant = step !== undefined || (held ? carry(event.key, held, cell) : event.key === ' ' && pickUp(cell));
    if (meant) event.preventDefault();
  }

  const heldId = held?.kind === 'work' ? held.work.assignmentId : undefined;
  return { grid, held, heldId, handlers: { onKeyDown, ...dragging } };
}

/** The cell so many rows and columns away; none above the first row. */
function neighborOf(
  grid: HTMLElement | null,
  cell: HTMLElement,
  [down, right]: readonly [number, number],
  firstRow: number,
): HTMLElement | undefined {
  const [row = 0, column = 0] = (cell.dataset['at'] ?? '').split(':').map(Number);
  const target = `${Math.max(firstRow, row + down)}:${Math.min(6, Math.max(0, column + right))}`;
  return grid?.querySelector<HTMLElement>(`[data-at="${target}"]`) ?? undefined;
}
