import type { Note } from './notification-texts.js';

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const reviewAsked = (dueOn: string, late: boolean): Note => ({
  kind: 'approval',
  link: '/user?view=access-review',
  title: late ? 'Grants of access still wait for your word' : 'A review of access waits for you',
  message: late
    ? `They were due on ${dayText(dueOn)} and are flagged. Please keep or remove each of them within a week.`
    : `Please say of each grant of your people whether they still need it, by ${dayText(dueOn)}.`,
});
