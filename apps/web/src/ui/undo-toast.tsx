import { Button, CloseButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { dismiss, useToast } from '../lib/notify';
import css from './undo-toast.module.css';

/** How long something can be taken back from its notification, in milliseconds. */
const UNDO_MS = 10_000;

type UndoToastProps = { readonly text: string; readonly onUndo: () => void; readonly onGone: () => void };

/** The notification of something done, with the way back. It gives way to the next notification. */
export function UndoToast({ text, onUndo, onGone }: UndoToastProps) {
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
      <span className={css.text}>{text}</span>
      <Button size="compact-sm" variant="light" onClick={onUndo} aria-keyshortcuts="Control+Z">
        Undo
      </Button>
      <CloseButton size="sm" aria-label="Dismiss" onClick={onGone} />
    </div>
  );
}
