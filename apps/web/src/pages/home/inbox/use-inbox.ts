import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InboxAction, InboxItem } from '@talent-os/contracts/inbox/shapes';
import { getInbox, snoozeItem, unsnoozeItem } from '@talent-os/contracts/productivity/inbox';
import { useCallback, useState } from 'react';
import { notify } from '../../../lib/notify';
import { query } from '../../../lib/query';
import { ownTimezone } from '../../../lib/own-timezone';
import { useSend } from './use-send';

/** Something done, with the way back. */
type Undoable = { readonly text: string; readonly id: string; readonly undo: () => Promise<unknown> };

/** The operations behind the rows, of every hub: fetched with the first one that is acted on. */
const operationsOfRows = async () => (await import('@talent-os/contracts/inbox/actions')).inboxActions;

const pickOf = (answer: unknown, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, (answer as Record<string, unknown>)[field]]));

/** What waits for the caller, and what is done about it in place. Rows are away while they are acted on, and back where it failed. */
export function useInbox(snoozed: boolean) {
  const timezone = ownTimezone();
  const inbox = useQuery({
    ...query(getInbox, { zone: timezone, ...(snoozed && { snoozed: 'true' as const }) }),
    placeholderData: keepPreviousData,
  });
  const send = useSend();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [undoable, setUndoable] = useState<Undoable>();
  const forget = useCallback(() => setUndoable(undefined), []);

  const during = async (id: string, work: () => Promise<void>) => {
    setBusy((ids) => new Set([...ids, id]));
    // The failure was told.
    await work().catch(() => undefined);
    setBusy((ids) => new Set([...ids].filter((one) => one !== id)));
  };
  const offerUndo = (item: InboxItem, text: string, undo: Undoable['undo']) =>
    setUndoable({ text: `${text}: ${item.title}`, id: `${item.id} ${Date.now()}`, undo });

  const act = (item: InboxItem, { operation: name, input, label, undo }: InboxAction) =>
    during(item.id, async () => {
      const operations = await operationsOfRows();
      const operation = operations[name];
      if (!operation) throw new Error(`no row may call ${name}`);
      const answer = await send(operation, input);
      const back = undo && operations[undo.operation];
      if (!back) return notify.success(`${label}: ${item.title}`);
      offerUndo(item, label, () => send(back, { ...undo.input, ...pickOf(answer, undo.answered) }));
    });

  const snooze = (item: InboxItem, until: string, day: string) =>
    during(item.id, async () => {
      await send(snoozeItem, { item: item.id, until, zone: timezone });
      offerUndo(item, `Snoozed until ${day}`, () => send(unsnoozeItem, { item: item.id }));
    });

  const wake = (item: InboxItem) =>
    during(item.id, async () => {
      await send(unsnoozeItem, { item: item.id });
      notify.success(`Back in your inbox: ${item.title}`);
    });

  const undo = () => {
    setUndoable(undefined);
    void undoable?.undo().catch(() => undefined);
  };
  return { inbox, timezone, busy, act, snooze, wake, undoable, undo, forget };
}

export type Inbox = ReturnType<typeof useInbox>;
