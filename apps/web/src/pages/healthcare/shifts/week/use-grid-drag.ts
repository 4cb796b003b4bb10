import { useRef, type DragEvent } from 'react';

type GridDragOptions = {
  readonly held: unknown;
  /** Whether there is something in the cell that may be carried. */
  readonly onPick: (cell: HTMLElement | null) => boolean;
  readonly onDrop: (cell: HTMLElement | null) => void;
  readonly onEnd: () => void;
};

const dayUnder = ({ target }: DragEvent): HTMLElement | null => (target as HTMLElement).closest('[data-user]');

/** Carries what stands in a cell to somebody's day with the pointer: the browser's own dragging, heard in one place. */
export function useGridDrag({ held, onPick, onDrop, onEnd }: GridDragOptions) {
  const over = useRef<HTMLElement>(null);
  function mark(cell: HTMLElement | null): void {
    if (over.current === cell) return;
    over.current?.removeAttribute('data-over');
    cell?.setAttribute('data-over', '');
    over.current = cell;
  }
  return {
    onDragStart(event: DragEvent<HTMLElement>): void {
      if (!onPick((event.target as HTMLElement).closest('[data-at]'))) return event.preventDefault();
      event.dataTransfer.effectAllowed = 'move';
      // Some browsers drag nothing that carries no text.
      event.dataTransfer.setData('text/plain', '');
    },
    onDragOver(event: DragEvent<HTMLElement>): void {
      const cell = held ? dayUnder(event) : null;
      mark(cell);
      if (cell) event.preventDefault();
    },
    onDrop(event: DragEvent<HTMLElement>): void {
      event.preventDefault();
      onDrop(dayUnder(event));
    },
    onDragEnd(): void {
      mark(null);
      onEnd();
    },
  };
}
