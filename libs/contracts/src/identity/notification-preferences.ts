import { z } from 'zod';
import { event, operation } from '../define.js';
import { instant, uuid } from '../paging.js';
import { notificationKinds } from './notification-kinds.js';

/** Ways a notification can reach a person. */
export const channels = ['inApp', 'email', 'push'] as const;
export const digests = ['off', 'daily', 'weekly'] as const;
export const digestLabels: Record<(typeof digests)[number], string> = {
  off: 'Off',
  daily: 'Every day',
  weekly: 'Every Monday',
};
/** A full hour of the day in the organization's timezone. */
const hour = z.int().min(0).max(23);

const NotificationPreferences = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(notificationKinds),
      inApp: z.boolean(),
      email: z.boolean(),
      /** Cannot be switched off. */
      always: z.boolean(),
    }),
  ),
  /** `weekly` comes on Mondays. */
  digest: z.enum(digests),
  digestHour: hour,
  /** E-mails wait from one hour to the other; the inbox has its notifications at once. */
  quietHours: z.object({ from: hour, to: hour }).nullable(),
  timezone: z.string(),
  email: z.object({
    /** Whether this installation has a mail server. */
    available: z.boolean(),
    address: z.string(),
    waiting: z.int().min(0),
    /** Of the last 30 days. */
    sent: z.int().min(0),
    failed: z.int().min(0),
    notSent: z.int().min(0),
    nextDigestAt: instant.nullable(),
  }),
  /** Whether this installation can push to phones and browsers. */
  push: z.object({ available: z.boolean() }),
});

export const getPreferences = operation('identity.notifications.preferences', {
  http: 'GET /api/notifications/preferences',
  access: 'signed-in',
  summary: 'How I am notified: channels by kind, digest, quiet hours, and what became of my e-mails',
  input: z.object({}),
  output: NotificationPreferences,
  effect: 'read',
});

export const changePreferences = operation('identity.notifications.prefer', {
  http: 'PATCH /api/notifications/preferences',
  access: 'signed-in',
  summary: 'Change one thing about how I am notified; what is not named stays',
  input: z
    .object({
      digest: z.enum(digests).optional(),
      digestHour: hour.optional(),
      /** A kind goes with a channel and on or off. */
      kind: z.enum(notificationKinds).optional(),
      channel: z.enum(['inApp', 'email']).optional(),
      on: z.boolean().optional(),
      /** From and to go together; null for both switches quiet hours off. */
      quietFrom: hour.nullable().optional(),
      quietTo: hour.nullable().optional(),
    })
    .refine(
      ({ kind, channel, on }) =>
        [kind, channel, on].every((one) => one === undefined) || (kind && channel && on !== undefined),
      {
        path: ['kind'],
        message: 'Say the kind, the channel and whether it is on',
      },
    )
    .refine(
      ({ quietFrom, quietTo }) => typeof quietFrom === typeof quietTo && (quietFrom === null) === (quietTo === null),
      {
        path: ['quietTo'],
        message: 'Say when quiet hours begin and when they end',
      },
    )
    .refine(({ quietFrom, quietTo }) => quietFrom === undefined || quietFrom === null || quietFrom !== quietTo, {
      path: ['quietTo'],
      message: 'Quiet hours end at another hour than they begin',
    }),
  output: z.object({}),
  effect: 'write',
  events: () => [preferencesChanged],
  success: 204,
  errors: ['notification.always'],
});

export const preferencesChanged = event('identity.notifications.preferred', z.object({ userId: uuid() }), {
  live: { to: 'subject', access: 'signed-in', refetches: ['identity.notifications.preferences'] },
});
