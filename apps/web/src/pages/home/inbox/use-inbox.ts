import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InboxAction, InboxItem } from '@talent-os/contracts/inbox/shapes';
import { getInbox, snoozeItem, unsnoozeItem } from '@talent-os/contracts/productivity/inbox';
import { useState } from 'react';
import { notify } from '@/lib/notify';
import { query } from '@/lib/query';
import { ownTimezone } from '@/lib/own-timezone';
import { useSend } from './use-send';
import { useUndoable } from './use-undoable';

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
  const { undoably, ...undoing } = useUndoable();

  const during = async (id: string, work: () => Promise<void>) => {
    setBusy((ids) => new Set([...ids, id]));
    // The failure was told.
    await work().catch(() => undefined);
    setBusy((ids) => new Set([...ids].filter((one) => one !== id)));
  };
  const call = async (name: string, input: unknown): Promise<unknown> => {
    const operation = (await operationsOfRows())[name];
    if (!operation) throw new Error(`no row may call ${name}`);
    return send(operation, input);
  };

  const act = (item: InboxItem, { operation, input, label, undo }: InboxAction) =>
    during(item.id, async () => {
      const text = `${label}: ${item.title}`;
      if (undo)
        return undoably(text, async () => {
          const answer = await call(operation, input);
          return () => call(undo.operation, { ...undo.input, ...pickOf(answer, undo.answered) });
        });
      await call(operation, input);
      notify.success(text);
    });

  const snooze = (item: InboxItem, until: string, day: string) =>
    during(item.id, () =>
      undoably(`Snoozed until ${day}: ${item.title}`, async () => {
        await send(snoozeItem, { item: item.id, until, zone: timezone });
        return () => send(unsnoozeItem, { item: item.id });
      }),
    );

  const wake = (item: InboxItem) =>
    during(item.id, async () => {
      await send(unsnoozeItem, { item: item.id });
      notify.success(`Back in your inbox: ${item.title}`);
    });

  return { inbox, timezone, busy, act, snooze, wake, ...undoing };
}

export type Inbox = ReturnType<typeof useInbox>;
