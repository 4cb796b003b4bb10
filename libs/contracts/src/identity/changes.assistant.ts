import type { ChangeWords, LookupSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

const shown = (show: string): LookupSpec => ({
  operation: 'identity.notifications.list',
  search: 'search',
  args: { show },
  at: 'items',
  name: 'title',
  hint: 'message',
  one: 'notification',
});

/** What people say of changes to their account, beside what the contracts know. */
export const identityChanges: Readonly<Record<string, ChangeWords>> = {
  'identity.notifications.read': {
    card: 'Mark a notification as read',
    one: 'notification as read',
    synonyms: splitAtCommas('read, seen, message'),
    slots: { notificationId: { lookup: shown('unread') } },
  },
  'identity.notifications.unread': {
    card: 'Mark a notification as unread',
    one: 'notification as unread',
    synonyms: splitAtCommas('unread, not read'),
    slots: { notificationId: { lookup: shown('all') } },
  },
  'identity.notifications.resend': {
    card: 'Send a notification’s mail again',
    one: 'mail of a notification',
    synonyms: splitAtCommas('mail, email'),
  },
  'identity.notifications.snooze': {
    slots: { notificationId: { lookup: shown('all') }, until: { label: 'Until', ask: 'Until when?' } },
  },
};
