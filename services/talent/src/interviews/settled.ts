import type { Transaction } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { Interview } from './interview.entity.js';
import { Scorecard } from './scorecard.entity.js';
import { interviewsDone } from './scorecard.rules.js';

/**
 * Whether an application may go on to an offer: an interview has taken place, none is still to come, and every
 * interviewer has submitted a scorecard. Interviews that were cancelled or missed count for nothing.
 */
export async function interviewsSettled(tx: Transaction, applicationId: string): Promise<boolean> {
  const interviews = await tx.findAll(Interview, { applicationId });
  const cards = await tx.findAll(Scorecard, { interviewId: In(interviews.map(({ id }) => id)) });
  return interviewsDone(
    interviews.map((interview) => ({
      ...interview,
      cardsOf: cards.filter(({ interviewId }) => interviewId === interview.id).map((card) => card.interviewerId),
    })),
  );
}
