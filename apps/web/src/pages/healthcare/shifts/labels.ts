import type { RosterShift, ShiftFacts } from '@talent-os/contracts/healthcare/shifts-roster';
import { shiftStates, type ClaimRefusal, type ReleaseReason } from '@talent-os/contracts/healthcare/shifts-states';
import { inWords } from '@talent-os/contracts/words';
import { day } from '../../../lib/format';
import { dateFormat } from '../../../lib/intl';

export const stateLabels = inWords(shiftStates);

export const releaseLabels: Record<ReleaseReason, string> = {
  person: 'gave it back',
  credential: 'a credential is no longer valid',
  manager: 'taken off it',
};

/** Why free shifts are not offered, as a heading over them. */
export const hiddenLabels: Record<ClaimRefusal, string> = {
  'shift.over': 'Started or cancelled',
  'shift.credential': 'A credential is missing or not valid on the day',
  'shift.onboarding': 'Your onboarding waits for your verified licence or your HIPAA training',
  'shift.overlap': 'You already work then',
  'shift.rest': 'Too little rest before or after another shift',
  'shift.hours': 'More than 12 hours in a day or 60 hours in 7 days',
  'shift.full': 'No free slot',
  'shift.turn': 'Kept for colleagues with fewer hours this month, for its first day',
};

/** The same of a candidate, seen by a manager. */
export const candidateLabels: Record<ClaimRefusal, string> = {
  ...hiddenLabels,
  'shift.onboarding': 'Onboarding waits for the verified licence or the HIPAA training',
  'shift.overlap': 'Already works then',
};

const weekday = { weekday: 'short', timeZone: 'UTC' } as const;

type When = Pick<ShiftFacts, 'date' | 'startTime' | 'endTime'>;
/** `Fri, Nov 27, 2026, 07:00–19:00`. */
export const whenOf = ({ date, startTime, endTime }: When): string =>
  `${dateFormat(weekday).format(new Date(`${date}T00:00:00Z`))}, ${day(date)}, ${startTime}–${endTime}`;

/** What a button about a shift says to people who do not see its row. */
export const nameOf = (shift: When & Pick<ShiftFacts, 'department'>): string => `${shift.department}, ${whenOf(shift)}`;

/** `3 of 4 taken`, with what waits. */
export function takenText({ slots, confirmed, pending }: Pick<RosterShift, 'slots' | 'confirmed' | 'pending'>): string {
  return `${confirmed} of ${slots}${pending > 0 ? `, ${pending} waiting` : ''}`;
}
