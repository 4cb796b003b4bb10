import type { Output } from '@talent-os/contracts/define';
import { kindTable, notificationKinds } from '@talent-os/contracts/identity/notification-kinds';
import type { listNotifications, MailState } from '@talent-os/contracts/identity/notifications';
import { hubs } from '@talent-os/contracts/navigation/hubs';
import { choicesOf } from '@/lib/choices';
import type { BadgeVariant } from '@/ui/display/status-badge';

export type Item = Output<typeof listNotifications>['items'][number];
export const shows = ['all', 'unread', 'snoozed'] as const;
export type Show = (typeof shows)[number];

/** What the address asks for, where it asks for something there is. */
export const showOf = (value: string | undefined): Show => shows.find((show) => show === value) ?? 'all';

export const kindChoices = choicesOf(kindTable, notificationKinds);

/** Hubs without a card of their own. */
const others: Readonly<Record<string, string>> = {
  home: 'Home',
  admin: 'Administration',
  organization: 'Organization',
  user: 'My settings',
  account: 'Account',
  developer: 'Access test',
};
export const hubLabel = (key: string): string => hubs.find((hub) => hub.key === key)?.title ?? others[key] ?? key;

const words: Readonly<Record<MailState, { readonly text: string; readonly variant: BadgeVariant }>> = {
  waiting: { text: 'Email waits', variant: 'secondary' },
  sending: { text: 'Email is being sent', variant: 'secondary' },
  sent: { text: 'Emailed', variant: 'success' },
  failed: { text: 'Email failed', variant: 'error' },
  not_sent: { text: 'Email not sent', variant: 'warning' },
  skipped: { text: 'No email needed', variant: 'secondary' },
};

/** What became of the email, in a word, and in a sentence where there is more to know. `momentOf` writes an instant. */
export function mailNote({ state, at, reason, digest }: NonNullable<Item['email']>, momentOf: (at: string) => string) {
  const when =
    state === 'waiting' && at && `${digest ? 'It goes out with your digest' : 'It goes out'} ${momentOf(at)}`;
  const why = (state === 'waiting' || state === 'failed') && reason;
  const sentences = [when, why].filter(Boolean);
  return { ...words[state], detail: sentences.map((sentence) => `${sentence}.`).join(' ') };
}
