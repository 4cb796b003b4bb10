import { z } from 'zod';
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

export const listNotifications = operation('identity.notifications.list', {
  http: 'GET /api/notifications',
  access: 'signed-in',
  summary: 'My notifications, unread first',
  input: z.object({ page: z.coerce.number<number>().int().min(1).max(1000).default(1) }),
  output: listOf(Notification).extend({ unread: z.int().min(0) }),
  effect: 'read',
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
  success: 204,
});

export const notificationsChanged = event('identity.notifications.changed', z.object({ userId: z.uuid() }), {
  live: { to: 'subject', access: 'signed-in', refetches: ['identity.notifications.list'] },
});
