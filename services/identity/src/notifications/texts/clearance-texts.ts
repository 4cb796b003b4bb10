import type { Note } from './notification-texts.js';

/** Says that there is something to see, and nothing of what: notifications are read out by the assistant too. */
const note = (title: string, message: string): Note => ({
  kind: 'clearance',
  link: '/cyber/analyst/clearance',
  title,
  message,
});

export const dueYours = note('Your clearance record needs attention', 'Open it to see which date comes up.');
export const overdue = note('A clearance record needs attention', 'Open the list of clearances to see whose.');
export const submitted = note('A clearance report waits for you', 'Open the list of clearances to decide it.');

export const decided = {
  confirmed: note('Your clearance report was confirmed', 'What you reported is in force now.'),
  rejected: note(
    'Your clearance report was rejected',
    'What was on record stays in force. The reason stands beside it.',
  ),
} as const;
