import { z } from 'zod';
import { slug } from '../canonical.js';
import { event, operation } from '../define.js';
import { instants } from '../dates.js';
import { listInput } from '../list-input.js';
import { instant, listOf, uuid } from '../paging.js';
import { notificationsChanged } from './notification-events.js';
import { notificationKinds } from './notification-kinds.js';
import { mayDo } from '../record-may.js';

export * from './notification-kinds.js';

/** How long a notification is kept, in days. */
export const KEPT_DAYS = 180;
/** How far away a notification can be put off to, in days. */
export const SNOOZE_DAYS = 30;

/** What became of the e-mail about a notification. `waiting`: for its time, or to be tried again. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'not_sent', 'skipped'] as const;
export type MailState = (typeof mailStates)[number];

const NotificationMail = z.object({
  state: z.enum(mailStates),
  /** When it was sent, or will be tried. */
  at: instant.nullable(),
  /** Why it was not sent, or not yet. */
  reason: z.string().nullable(),
  digest: z.boolean(),
});

export const Notification = z.object({
  id: uuid(),
  kind: z.enum(notificationKinds),
  /** The hub of the screen it is about. */
  hub: z.string(),
  title: z.string(),
  message: z.string(),
  /** The screen it is about. */
  link: z.string(),
  createdAt: instant,
  readAt: instant.nullable(),
  snoozedUntil: instant.nullable(),
  /** Nothing where no e-mail was to be sent. */
  email: NotificationMail.nullable(),
  may: mayDo(['resend']),
});

const chosen = { kind: z.enum(notificationKinds).optional(), hub: slug(40).optional() };

export const listNotifications = operation('identity.notifications.list', {
  http: 'GET /api/notifications',
  access: 'signed-in',
  summary: 'My notifications of the last 180 days, unread first, without the ones I put off',
  input: z.object({
    page: listInput(['createdAt']).page,
    search: listInput(['createdAt']).search,
    ...chosen,
    /** `unread` leaves out what was read; `snoozed` lists what was put off, soonest back first. */
    show: z.enum(['all', 'unread', 'snoozed']).default('all'),
  }),
  output: listOf(Notification).extend({
    /** Unread ones in all, whatever is listed. */
    unread: z.int().min(0),
    /** How many are put off. */
    snoozed: z.int().min(0),
    /** Hubs that any of my notifications is about. */
    hubs: z.array(z.string()),
  }),
  effect: 'read',
});

const one = { notificationId: uuid() };
const change = { access: 'signed-in', output: z.object({}), effect: 'write', success: 204 } as const;

export const readNotification = operation('identity.notifications.read', {
  http: 'POST /api/notifications/:notificationId/read',
  summary: 'Mark one of my notifications as read',
  input: z.object(one),
  errors: ['resource.missing'],
  ...change,
  events: () => [notificationsChanged],
});

export const unreadNotification = operation('identity.notifications.unread', {
  http: 'POST /api/notifications/:notificationId/unread',
  summary: 'Mark one of my notifications as unread',
  input: z.object(one),
  errors: ['resource.missing'],
  ...change,
  events: () => [notificationsChanged],
});

export const snoozeNotification = operation('identity.notifications.snooze', {
  http: 'POST /api/notifications/:notificationId/snooze',
  summary: 'Put one of my notifications off until a time within the next 30 days, or take it back at once',
  input: z.object({ ...one, until: instants.appointed.nullable() }),
  errors: ['resource.missing', 'notification.snooze'],
  ...change,
  events: () => [notificationsChanged],
});

export const resendMail = operation('identity.notifications.resend', {
  http: 'POST /api/notifications/:notificationId/email',
  summary: 'Send the e-mail about one of my notifications again after it failed',
  input: z.object(one),
  errors: ['resource.missing', 'notification.mail'],
  ...change,
  events: () => [notificationsChanged],
});

export const readAllNotifications = operation('identity.notifications.readAll', {
  http: 'POST /api/notifications/read-all',
  access: 'signed-in',
  summary: 'Mark all my notifications as read, or all of a kind or hub',
  input: z.object(chosen),
  /** `readAt` names them together, so that they can be taken back. */
  output: z.object({ count: z.int().min(0), readAt: instant }),
  effect: 'write',
  events: () => [notificationsChanged],
});

export const undoReadAll = operation('identity.notifications.undoReadAll', {
  http: 'POST /api/notifications/read-all/undo',
  summary: 'Mark as unread again what was marked as read together',
  input: z.object({ readAt: instants.noticed }),
  ...change,
  events: () => [notificationsChanged],
});

/** The e-mail about notifications has been sent, or will not be. */
export const mailSettled = event(
  'identity.mail.settled',
  z.object({ userId: uuid(), mailId: uuid(), state: z.enum(['sent', 'failed', 'not_sent', 'skipped']) }),
  {
    live: {
      to: 'subject',
      access: 'signed-in',
      refetches: ['identity.notifications.list', 'identity.notifications.preferences'],
    },
  },
);
