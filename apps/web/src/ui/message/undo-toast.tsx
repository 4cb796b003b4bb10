import { Button, CloseButton, Kbd } from '@mantine/core';
import { useShortcut } from '@/lib/shortcuts';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { dismiss } from '@/lib/notify';
import { UNDO_MS } from '@/lib/undo';
import css from './undo-toast.module.css';

type UndoToastProps = { readonly text: string; readonly onUndo: () => void; readonly onGone: () => void };

/** Only the newest can be taken back. */
let newest: (() => void) | undefined;

/** The notification of something done, with the way back for ten seconds. It gives way to the next one. */
export function UndoToast({ text, onUndo, onGone }: UndoToastProps) {
  useShortcut('undo', onUndo);
  useEffect(() => {
    dismiss();
    if (newest !== onGone) newest?.();
    newest = onGone;
    const timer = setTimeout(onGone, UNDO_MS);
    return () => {
      clearTimeout(timer);
      if (newest === onGone) newest = undefined;
    };
  }, [onGone]);
  return (
    <div className={css.toast} role="status" data-undo={text}>
      <IconCircleCheck className={css.done} size={18} stroke={1.8} aria-hidden />
      <span className={css.text}>{text}</span>
      <Button size="compact-md" variant="light" onClick={onUndo} aria-keyshortcuts="Control+Z">
        Undo
        <span className={css.keys} aria-hidden>
          <Kbd size="xs">⌘</Kbd> <Kbd size="xs">Z</Kbd>
        </span>
      </Button>
      <Left />
      <CloseButton size="sm" aria-label="Dismiss" onClick={onGone} />
    </div>
  );
}

const SECOND = 1000;

/** A ring that empties, and the seconds that are left. */
function Left() {
  const [left, setLeft] = useState(UNDO_MS / SECOND);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={css.left} aria-hidden>
      <svg viewBox="0 0 26 26" width={26} height={26}>
        <circle cx={13} cy={13} r={11} className={css.track} />
        <circle
          cx={13}
          cy={13}
          r={11}
          className={css.ring}
          pathLength={100}
          style={{ animationDuration: `${UNDO_MS}ms` }}
        />
      </svg>
      <span className={css.seconds}>{left}</span>
    </span>
  );
}
