import type { InboxItem } from '@talent-os/contracts/inbox/shapes';
import { useState } from 'react';
import { useShortcut, useShownShortcuts } from '@/lib/shortcuts';
import { stepFrom } from './inbox.rules';

type Keys = {
  readonly items: readonly InboxItem[];
  /** Answers whether the row is on its way out. */
  readonly onDo: (item: InboxItem) => boolean;
  readonly onSnooze: (item: InboxItem) => void;
  readonly onUndo: () => void;
};

/** The element that opens a row. */
const openerOf = (id: string): HTMLElement | null => document.getElementById(`open-${id}`);

/** j and k walk from row to row, e does what the row offers first, s puts it off, u takes back; Enter opens what has the focus. */
export function useInboxKeys({ items, onDo, onSnooze, onUndo }: Keys) {
  const [selectedId, select] = useState<string>();
  const ids = items.map(({ id }) => id);
  const selected = items.find(({ id }) => id === selectedId);
  const comeTo = (next: string | undefined) => {
    select(next);
    if (next) openerOf(next)?.focus();
  };
  const go = (step: 1 | -1) => comeTo(stepFrom(ids, selectedId, step));
  /** The row behind takes the place of one that is gone. */
  const moveOn = ({ id }: InboxItem) => {
    const at = ids.indexOf(id);
    comeTo(ids[at + 1] ?? ids[at - 1]);
  };
  const listens = items.length > 0;
  useShownShortcuts(listens ? 'inbox' : undefined);
  useShortcut('next', listens ? () => go(1) : undefined);
  useShortcut('previous', listens ? () => go(-1) : undefined);
  useShortcut('act', listens ? () => selected && onDo(selected) && moveOn(selected) : undefined);
  useShortcut('snooze', listens ? () => selected && onSnooze(selected) : undefined);
  useShortcut('takeBack', onUndo);
  return { selectedId: selected?.id, select, moveOn };
}
