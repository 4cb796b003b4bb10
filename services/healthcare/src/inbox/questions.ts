import type { InboxAction } from '@talent-os/contracts/inbox/shapes.js';
import type { ShiftRequest, SwapRequest } from '@talent-os/contracts/healthcare/shifts-requests.js';
import type { ShiftFacts } from '@talent-os/contracts/healthcare/shifts-roster.js';
import { OVERTIME_HOURS } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { ClaimableShift } from '@talent-os/contracts/healthcare/shifts.js';
import { dayText } from '@talent-os/service-kit/inbox/inbox';

type Question = NonNullable<InboxAction['question']>;
type Decision = 'approved' | 'declined';

/** `Thu, Nov 26, 07:00–19:00`. */
export const spanText = ({ date, startTime, endTime }: Pick<ShiftFacts, 'date' | 'startTime' | 'endTime'>) =>
  `${dayText(date)}, ${startTime}–${endTime}`;

/** `48 h that week, 8 of them overtime`: the hours of the week with the shift. */
export const weekText = (weekHours: number): string =>
  `${weekHours} h that week, ${weekHours > OVERTIME_HOURS ? `${weekHours - OVERTIME_HOURS} of them overtime` : 'no overtime'}`;

/** Overtime that is granted, a slot that is emptied, and a no cannot be taken back; any other claim is approved at once. */
export function decisionQuestion(request: ShiftRequest, decision: Decision): Question | null {
  const { what, name, department, overtime, weekHours } = request;
  const about = `${department}, ${spanText(request)}.`;
  if (decision === 'approved' && what === 'claim')
    return overtime
      ? {
          title: `Approve overtime of ${name}?`,
          text: `${about} ${name} then works ${weekText(weekHours)}, and is told.`,
        }
      : null;
  if (decision === 'approved')
    return {
      title: `Release ${name}?`,
      text: `${about} The slot is empty from then on. ${name} is told, and colleagues who may work it are told that it is free.`,
    };
  return what === 'claim'
    ? { title: `Decline the claim of ${name}?`, text: `${about} ${name} is told, and the slot stays open.` }
    : { title: `Keep ${name} on this shift?`, text: `${about} ${name} is told that the release is declined.` };
}

/** Both work the shift of the other from then on, or neither does. */
export const swapQuestion = (
  { proposerName, colleagueName, given, wanted }: SwapRequest,
  decision: Decision,
): Question =>
  decision === 'approved'
    ? {
        title: 'Approve the exchange?',
        text: `${proposerName} then works ${wanted.department}, ${spanText(wanted)}, ${colleagueName} works ${given.department}, ${spanText(given)}. Both are told.`,
      }
    : { title: 'Decline the exchange?', text: 'Both keep their shifts and are told.' };

/** What was answered cannot be answered anew. */
export const answerQuestion = (proposer: string, accepted: boolean): Question =>
  accepted
    ? { title: `Exchange with ${proposer}?`, text: `A manager decides then. ${proposer} is told.` }
    : { title: `Decline the exchange with ${proposer}?`, text: `You keep your shift. ${proposer} is told.` };

/** A claim of what begins soon is a request: managers are told, and nothing takes that back. */
export const claimQuestion = (shift: ClaimableShift): Question | null =>
  shift.answer === 'pending'
    ? {
        title: 'Claim a shift that starts within 24 hours?',
        text: `${shift.department}, ${spanText(shift)}. With it you work ${shift.weekHours} h that week. The managers who approve shifts are told; until one of them agrees the shift is not yours.`,
      }
    : null;
