import { changePreferences } from '@talent-os/contracts/identity/notification-preferences';
import { kindTable } from '@talent-os/contracts/identity/notification-kinds';
import {
  readAllNotifications,
  readNotification,
  resendMail,
  snoozeNotification,
  undoReadAll,
  unreadNotification,
} from '@talent-os/contracts/identity/notifications';
import type { Sent } from '@talent-os/contracts/define';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '@/lib/use-command';
import type { Item } from './inbox.rules';

type UndoableAction = { readonly text: string; readonly undo: () => void; readonly at: number };

/** What can be done with notifications, and the way back from what was done last. */
export function useInbox() {
  const navigate = useNavigate();
  const [undoable, setUndoable] = useState<UndoableAction>();
  const read = useCommand(readNotification);
  const unread = useCommand(unreadNotification);
  const snoozing = useCommand(snoozeNotification);
  const readingAll = useCommand(readAllNotifications);
  const undoing = useCommand(undoReadAll);
  const preferring = useCommand(changePreferences);
  const resending = useCommand(resendMail, {
    done: 'The email is being sent again',
  });
  const forget = useCallback(() => setUndoable(undefined), []);
  const offer = (text: string, undo: () => void) => setUndoable({ text, undo, at: Date.now() });

  return {
    undoable,
    forget,
    undo(): void {
      undoable?.undo();
      forget();
    },
    open({ id, link, readAt }: Item): void {
      if (!readAt) read.mutate({ notificationId: id });
      void navigate(link);
    },
    toggle({ id, readAt }: Item): void {
      (readAt ? unread : read).mutate({ notificationId: id });
    },
    resend: ({ id }: Item): void => resending.mutate({ notificationId: id }),
    /** Failures have been told. */
    async snooze({ id }: Item, until: Date | null): Promise<void> {
      const done = await snoozing
        .run({ notificationId: id, until: until?.toISOString() ?? null })
        .catch(() => undefined);
      if (!done || !until) return;
      offer('Notification snoozed', () => snoozing.mutate({ notificationId: id, until: null }));
    },
    /** Nothing more of this kind comes into the app; what came stays. */
    async mute({ kind }: Pick<Item, 'kind'>): Promise<void> {
      const done = await preferring.run({ kind, channel: 'inApp', on: false }).catch(() => undefined);
      if (!done) return;
      offer(`${kindTable[kind].label} muted in the app`, () => preferring.mutate({ kind, channel: 'inApp', on: true }));
    },
    readingAll: readingAll.loading,
    async readAll(chosen: Sent<typeof readAllNotifications>): Promise<void> {
      const done = await readingAll.run(chosen).catch(() => undefined);
      if (!done?.count) return;
      const { count, readAt } = done;
      offer(`${count} marked as read`, () => undoing.mutate({ readAt }));
    },
  };
}

export type InboxActions = ReturnType<typeof useInbox>;
