import type { Appointment } from '@talent-os/contracts/talent/interview-events.js';
import type { Transaction } from '@talent-os/service-kit';
import { Position } from '../positions/position.entity.js';
import type { Interview } from './interview.entity.js';
import { Scorecard } from './scorecard.entity.js';

/** What stands in calendars of an interview; nothing while no time is set. */
export const appointmentOf = ({ startAt, endAt, location, kind, version }: Interview): Appointment | undefined =>
  startAt && endAt
    ? { start: startAt.toISOString(), end: endAt.toISOString(), location, kind, sequence: version }
    : undefined;

/** What events say of an interview; `was`: its time until now, where that was given up. */
export async function eventPayload(tx: Transaction, interview: Interview, was?: Appointment) {
  const appointment = appointmentOf(interview) ?? (was && { ...was, sequence: interview.version });
  const { title } = await tx.get(Position, interview.positionId);
  return {
    interviewId: interview.id,
    applicationId: interview.applicationId,
    userId: interview.candidateId,
    positionTitle: title,
    interviewerIds: interview.interviewerIds,
    ...(appointment && { appointment }),
  };
}

/** Interviewers whose scorecard of an interview is in. */
export const cardsOf = async (tx: Transaction, interviewId: string): Promise<string[]> =>
  (await tx.findAll(Scorecard, { interviewId })).map(({ interviewerId }) => interviewerId);
