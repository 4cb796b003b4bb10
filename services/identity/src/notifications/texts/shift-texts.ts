import type { ReleaseReason } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { Note } from './notification-texts.js';

/** What the events say of a shift. */
type ShiftWords = { readonly department: string; readonly date: string; readonly startTime: string };

const note = (title: string, message: string): Note => ({
  kind: 'shift',
  link: '/healthcare/professional/shifts',
  title,
  message,
});
const when = ({ department, date, startTime }: ShiftWords) => `${department}, ${date} at ${startTime}`;

export const offered = (shift: ShiftWords) => note('A shift is open to you', `${when(shift)}. You may claim it.`);

export const claimWaits = (name: string, shift: ShiftWords) =>
  note('A shift claim waits for your decision', `${name} would like to work ${when(shift)}.`);

export const releaseWaits = (name: string, shift: ShiftWords) =>
  note('A late release waits for your decision', `${name} asks to be released from ${when(shift)}.`);

export const assigned = (shift: ShiftWords) => note('You were given a shift', `${when(shift)}.`);

const lost: Partial<Record<ReleaseReason, (shift: ShiftWords) => Note>> = {
  credential: (shift) =>
    note('You were released from a shift', `${when(shift)}: a credential it needs is no longer valid.`),
  manager: (shift) => note('You were released from a shift', `${when(shift)}: a manager took you off it.`),
};
/** What the person is told; nothing where they asked for it themselves. */
export const released = (reason: ReleaseReason, shift: ShiftWords) => lost[reason]?.(shift);

const gaps: Record<ReleaseReason, (name: string) => string> = {
  person: (name) => `${name} gave it back.`,
  credential: (name) => `A credential of ${name} is no longer valid.`,
  manager: (name) => `${name} was taken off it.`,
};
export const gap = (reason: ReleaseReason, name: string, shift: ShiftWords) =>
  note('A shift has a gap', `${when(shift)}. ${gaps[reason](name)}`);

const answers = {
  claim: { approved: 'Your claim was approved', declined: 'Your claim was declined' },
  release: { approved: 'Your release was approved', declined: 'Your release was declined' },
} as const;
export const decided = (what: keyof typeof answers, decision: 'approved' | 'declined', shift: ShiftWords) =>
  note(answers[what][decision], `${when(shift)}.`);

export const cancelled = (shift: ShiftWords) => note('A shift was cancelled', `${when(shift)} does not take place.`);

export const swapProposed = (name: string) =>
  note('A colleague would like to exchange shifts', `${name} proposes an exchange. Your answer stands beside it.`);
export const swapAccepted = (name: string) => note('Your exchange waits for approval', `${name} has accepted it.`);
export const swapRefused = (name: string) => note('Your exchange was declined', `${name} would rather keep the shift.`);
export const swapWaits = (one: string, other: string) =>
  note('An exchange of shifts waits for your decision', `${one} and ${other} would like to exchange shifts.`);
export const swapDeclined = () => note('Your exchange was declined', 'Both of you keep your shifts.');
export const swapped = () => note('Your exchange was approved', 'Your schedule shows the shift you have now.');
