import { Button, CloseButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { dismiss, useToast } from '../../../../lib/notify';
import { labelOf } from './move.rules';
import type { Undoable } from './use-moves';
import css from './undo-toast.module.css';

/** How long a step forward can be taken back, in milliseconds. */
export const UNDO_MS = 10_000;

type UndoToastProps = { readonly undoable: Undoable; readonly onUndo: () => void; readonly onGone: () => void };

/** The notification of a step forward, with the way back. It gives way to the next notification. */
export function UndoToast({ undoable, onUndo, onGone }: UndoToastProps) {
  const other = useToast();
  const before = useRef(other?.id);
  useHotkeys([['mod+Z', onUndo]]);
  useEffect(() => {
    dismiss();
    const timer = setTimeout(onGone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [onGone]);
  useEffect(() => {
    if (other && other.id !== before.current) onGone();
  }, [other, onGone]);
  return (
    <div className={css.toast} role="status">
      <span className={css.text}>
        {undoable.deal.name} moved to {labelOf(undoable.deal.stage)}
      </span>
      <Button size="compact-sm" variant="light" onClick={onUndo} aria-keyshortcuts="Control+Z">
        Undo
      </Button>
      <CloseButton size="sm" aria-label="Dismiss" onClick={onGone} />
    </div>
  );
}
