import { z } from 'zod';
import { words, type AssistantSpec } from '../assistant.js';
import { event, operation } from '../define.js';
import { instant, listOf } from '../paging.js';

export const notificationKinds = ['interest', 'territory', 'deal', 'security', 'collaboration'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const Notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  message: z.string(),
  /** The screen it is about. */
  link: z.string(),
  createdAt: instant,
  readAt: instant.nullable(),
});

const asked: AssistantSpec = {
  examples: [
    'do I have unread notifications',
    'what is new for me',
    'show my notifications',
    'any news',
    'what did I miss',
    'are there messages for me',
    'is there anything I should know',
    'which alerts are waiting for me',
    'what happened since I was last here',
    'my inbox',
  ],
  hubs: ['dashboard', 'general'],
  label: 'Notifications',
  describe: "The caller's notifications, unread first, with the screen each is about.",
  synonyms: words('alerts, messages, updates, reminders, bell, inbox, announcements, unread'),
  present: {
    lead: ['You have {unread|one:unread notification}.'],
    rows: {
      at: 'items',
      one: 'notification',
      many: 'notifications',
      columns: { What: 'title', Message: 'message', When: 'createdAt' },
      total: 'total',
      empty: 'You are all caught up',
      focus: [
        { words: words('unread, new, unseen, missed, miss, latest'), called: 'unread', where: { readAt: [null] } },
      ],
      chosenBy: 'kind',
    },
  },
  trust: { 'items.message': 'user', 'items.title': 'user' },
};

export const listNotifications = operation('identity.notifications.list', {
  http: 'GET /api/notifications',
  access: 'signed-in',
  summary: 'My notifications, unread first',
  input: z.object({ page: z.coerce.number<number>().int().min(1).max(1000).default(1) }),
  output: listOf(Notification).extend({ unread: z.int().min(0) }),
  effect: 'read',
  assistant: asked,
});

export const readNotification = operation('identity.notifications.read', {
  http: 'POST /api/notifications/:notificationId/read',
  access: 'signed-in',
  summary: 'Mark one of my notifications as read',
  input: z.object({ notificationId: z.uuid() }),
  output: z.object({}),
  effect: 'write',
  success: 204,
});

export const readAllNotifications = operation('identity.notifications.readAll', {
  http: 'POST /api/notifications/read-all',
  access: 'signed-in',
  summary: 'Mark all my notifications as read',
  input: z.object({}),
  output: z.object({}),
  effect: 'write',
  assistant: {
    examples: [
      'mark all my notifications as read',
      'clear my notifications',
      'set all notifications to read',
      'mark everything as read',
    ],
    hubs: ['dashboard', 'general'],
    label: 'Mark notifications as read',
    synonyms: words('dismiss all notifications, read everything, empty my inbox, dismiss my alerts'),
    proposes: {
      title: 'Mark all my notifications as read',
      permission: 'My own notifications',
      verbs: words('mark, clear, set, dismiss, empty, acknowledge, archive, flag, remove, delete, wipe'),
    },
  },
  success: 204,
});

export const notificationsChanged = event('identity.notifications.changed', z.object({ userId: z.uuid() }), {
  live: { to: 'subject', access: 'signed-in', refetches: ['identity.notifications.list'] },
});
