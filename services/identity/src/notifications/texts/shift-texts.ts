import type { ReleaseReason } from '@talent-os/contracts/healthcare/shifts-states.js';
import { clockText, type Clocks } from '../clocks.rules.js';
import type { Note } from './notification-texts.js';

/** What the events say of a shift. */
type ShiftWords = { readonly department: string; readonly date: string; readonly startTime: string };

const note = (title: string, message: Note['message']): Note => ({
  kind: 'shift',
  link: '/healthcare/professional/shifts',
  title,
  message,
});
/** A message that says when a shift begins, by the clocks of whoever reads it. */
const told =
  ({ department, date, startTime }: ShiftWords, around: (when: string) => string) =>
  (clocks: Clocks): string =>
    around(`${department}, ${clockText(date, startTime, clocks)}`);

export const offered = (shift: ShiftWords) =>
  note(
    'A shift is open to you',
    told(shift, (when) => `${when}. You may claim it.`),
  );

export const claimWaits = (name: string, shift: ShiftWords) =>
  note(
    'A shift claim waits for your decision',
    told(shift, (when) => `${name} would like to work ${when}.`),
  );

export const releaseWaits = (name: string, shift: ShiftWords) =>
  note(
    'A late release waits for your decision',
    told(shift, (when) => `${name} asks to be released from ${when}.`),
  );

export const assigned = (shift: ShiftWords) =>
  note(
    'You were given a shift',
    told(shift, (when) => `${when}.`),
  );

const lost: Partial<Record<ReleaseReason, (shift: ShiftWords) => Note>> = {
  credential: (shift) =>
    note(
      'You were released from a shift',
      told(shift, (when) => `${when}: a credential it needs is no longer valid.`),
    ),
  manager: (shift) =>
    note(
      'You were released from a shift',
      told(shift, (when) => `${when}: a manager took you off it.`),
    ),
};
/** What the person is told; nothing where they asked for it themselves. */
export const released = (reason: ReleaseReason, shift: ShiftWords) => lost[reason]?.(shift);

const gaps: Record<ReleaseReason, (name: string) => string> = {
  person: (name) => `${name} gave it back.`,
  credential: (name) => `A credential of ${name} is no longer valid.`,
  manager: (name) => `${name} was taken off it.`,
};
export const gap = (reason: ReleaseReason, name: string, shift: ShiftWords) =>
  note(
    'A shift has a gap',
    told(shift, (when) => `${when}. ${gaps[reason](name)}`),
  );

const answers = {
  claim: { approved: 'Your claim was approved', declined: 'Your claim was declined' },
  release: { approved: 'Your release was approved', declined: 'Your release was declined' },
} as const;
export const decided = (what: keyof typeof answers, decision: 'approved' | 'declined', shift: ShiftWords) =>
  note(
    answers[what][decision],
    told(shift, (when) => `${when}.`),
  );

export const cancelled = (shift: ShiftWords) =>
  note(
    'A shift was cancelled',
    told(shift, (when) => `${when} does not take place.`),
  );

export const swapProposed = (name: string) =>
  note('A colleague would like to exchange shifts', `${name} proposes an exchange. Your answer stands beside it.`);
export const swapAccepted = (name: string) => note('Your exchange waits for approval', `${name} has accepted it.`);
export const swapRefused = (name: string) => note('Your exchange was declined', `${name} would rather keep the shift.`);
export const swapWaits = (one: string, other: string) =>
  note('An exchange of shifts waits for your decision', `${one} and ${other} would like to exchange shifts.`);
export const swapDeclined = () => note('Your exchange was declined', 'Both of you keep your shifts.');
export const swapped = () => note('Your exchange was approved', 'Your schedule shows the shift you have now.');
