import type { Note } from './notification-texts.js';

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const acknowledgeAsked = (title: string, by: string, overdue: boolean): Note => ({
  kind: 'task',
  link: '/user',
  title: overdue ? 'A document still waits for your acknowledgement' : 'A document waits for your acknowledgement',
  message: overdue
    ? `Please read ${title} and say so: it was due on ${dayText(by)}.`
    : `Please read ${title} and say so by ${dayText(by)}.`,
});

export const fileBlocked = (title: string, found: string): Note => ({
  kind: 'system',
  link: '/organization/documents',
  title: 'A document was blocked',
  message: `The scanner found ${found} in the file of ${title}. Nobody can open it.`,
});
