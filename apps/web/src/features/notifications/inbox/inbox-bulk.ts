import { readNotification, unreadNotification } from '@talent-os/contracts/identity/notifications';
import { counted } from '@/lib/counted';
import { bulkWithUndo, type BulkAction } from '@/ui/list/bulk-action';
import type { Item } from './inbox.rules';

const idOf = ({ id }: Item) => ({ notificationId: id });

/** What can be done with several notifications; each can be taken back. */
export const inboxBulk: readonly BulkAction<Item>[] = [
  bulkWithUndo(
    readNotification,
    { operation: unreadNotification, input: idOf },
    {
      key: 'read',
      label: 'Mark as read',
      shortcut: 'r',
      allows: ({ readAt }) => readAt === null,
      input: idOf,
      done: (count) => `${counted(count, 'notifications')} marked as read`,
    },
  ),
  bulkWithUndo(
    unreadNotification,
    { operation: readNotification, input: idOf },
    {
      key: 'unread',
      label: 'Mark as unread',
      shortcut: 'u',
      allows: ({ readAt }) => readAt !== null,
      input: idOf,
      done: (count) => `${counted(count, 'notifications')} marked as unread`,
    },
  ),
];
