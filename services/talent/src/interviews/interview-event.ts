import type { Transaction } from '@talent-os/service-kit';
import { Position } from '../positions/position.entity.js';
import type { Interview } from './interview.entity.js';
import { Scorecard } from './scorecard.entity.js';

/** What events say of an interview. */
export async function eventPayload(tx: Transaction, interview: Interview) {
  const { title } = await tx.get(Position, interview.positionId);
  return {
    interviewId: interview.id,
    applicationId: interview.applicationId,
    userId: interview.candidateId,
    positionTitle: title,
    interviewerIds: interview.interviewerIds,
  };
}

/** Interviewers whose scorecard of an interview is in. */
export const cardsOf = async (tx: Transaction, interviewId: string): Promise<string[]> =>
  (await tx.findAll(Scorecard, { interviewId })).map(({ interviewerId }) => interviewerId);
