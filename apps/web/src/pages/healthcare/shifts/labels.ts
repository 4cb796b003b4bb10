import type { RosterShift, ShiftFacts } from '@talent-os/contracts/healthcare/shifts-roster';
import { shiftStates, type ClaimRefusal, type ReleaseReason } from '@talent-os/contracts/healthcare/shifts-states';
import { inWords } from '@talent-os/contracts/words';
import { day } from '@/lib/format';
import { dateFormat } from '@/lib/intl';

export const stateLabels = inWords(shiftStates);

export const releaseLabels: Record<ReleaseReason, string> = {
  person: 'gave it back',
  credential: 'a credential is no longer valid',
  manager: 'taken off it',
};

/** What becomes of a claim. */
export const claimDone = { confirmed: 'Shift confirmed', pending: 'Waiting for approval' } as const;

/** Why free shifts are not offered, as a heading over them. */
export const hiddenLabels: Record<ClaimRefusal, string> = {
  'shift.over': 'Started or cancelled',
  'shift.credential': 'A credential is missing or not valid on the day',
  'shift.onboarding': 'Your onboarding waits for your verified license or your HIPAA training',
  'shift.leave': 'You are on leave',
  'shift.overlap': 'You already work then',
  'shift.rest': 'Too little rest before or after another shift',
  'shift.hours': 'More than 12 hours in a day or 60 hours in 7 days',
  'shift.full': 'No free slot',
  'shift.turn': 'Kept for colleagues with fewer hours this month, for its first day',
};

/** The same of a candidate, seen by a manager. */
export const candidateLabels: Record<ClaimRefusal, string> = {
  ...hiddenLabels,
  'shift.onboarding': 'Onboarding waits for the verified license or the HIPAA training',
  'shift.leave': 'On leave',
  'shift.overlap': 'Already works then',
};

const weekday = { weekday: 'short', timeZone: 'UTC' } as const;

type ShiftTime = Pick<ShiftFacts, 'date' | 'startTime' | 'endTime'>;
/** `Fri, Nov 27, 2026, 07:00–19:00`. */
export const whenOf = ({ date, startTime, endTime }: ShiftTime): string =>
  `${dateFormat(weekday).format(new Date(`${date}T00:00:00Z`))}, ${day(date)}, ${startTime}–${endTime}`;

/** What a button about a shift says to people who do not see its row. */
export const nameOf = (shift: ShiftTime & Pick<ShiftFacts, 'department'>): string =>
  `${shift.department}, ${whenOf(shift)}`;

/** Every slot is spoken for, but not every one confirmed: claims wait. */
export const hasClaims = ({
  status,
  slots,
  confirmed,
  pending,
}: Pick<RosterShift, 'status' | 'slots' | 'confirmed' | 'pending'>): boolean =>
  status === 'filled' && pending > 0 && confirmed < slots;

/** The state of a shift, as people read it. */
export const stateText = (shift: Pick<RosterShift, 'status' | 'slots' | 'confirmed' | 'pending'>): string =>
  hasClaims(shift) ? 'Claims wait' : stateLabels[shift.status];

/** `3 of 4 taken`, with what waits. */
export function takenText({ slots, confirmed, pending }: Pick<RosterShift, 'slots' | 'confirmed' | 'pending'>): string {
  return `${confirmed} of ${slots}${pending > 0 ? `, ${pending} waiting` : ''}`;
}
