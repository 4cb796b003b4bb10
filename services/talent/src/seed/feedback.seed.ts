import { DAY_MS } from '@talent-os/service-kit/calendar';
import { UNANSWERED, type ApplicationFeedback } from '../application-feedback/application-feedback.entity.js';
import type { ApplicationRow } from './applications.seed.js';
import type { PositionRow } from './positions.seed.js';
import type { SeedRow, World } from './world.js';

/** What people who were not chosen would like to know. */
const QUESTIONS = [
  'Which part of the interview decided it? I would like to prepare better for the next one.',
  'Was it my experience, or how I told of it?',
] as const;

const ANSWER = {
  strengths: 'You knew the product and our customers, and your questions were the best of the round.',
  gaps: 'The others had led a renewal of this size from beginning to end; your examples stopped before the signature.',
  advice: 'Tell one deal as a whole, with the numbers. Please apply again: we open such seats twice a year.',
} as const;

/** Requests that wait for whoever recruits and signs in. */
const WAITING = 2;

/** People who were not chosen ask why: some wait for an answer, and who signs in has one. */
export function feedbackRows(
  world: World,
  positions: readonly PositionRow[],
  applications: readonly ApplicationRow[],
): SeedRow<ApplicationFeedback>[] {
  const signsIn = new Set(world.people.filter((one) => one.signsIn).map(({ id }) => id));
  const recruiters = new Map(positions.map(({ id, recruiterId }) => [id, recruiterId]));
  const heard = applications.filter(({ status, noticeSentAt }) => status === 'rejected' && noticeSentAt !== null);
  const waiting = heard
    .filter(({ userId, positionId }) => !signsIn.has(userId) && signsIn.has(recruiters.get(positionId)!))
    .toSorted((one, other) => other.noticeSentAt!.getTime() - one.noticeSentAt!.getTime())
    .slice(0, WAITING)
    .map((one, index) => ({ ...asked(one, world.now), question: QUESTIONS[index]!, ...UNANSWERED }));
  const answered = heard
    .filter(({ userId }) => signsIn.has(userId))
    .map((one) => ({
      ...asked(one, world.now),
      question: QUESTIONS[0],
      ...ANSWER,
      released: ['strengths' as const, 'advice' as const],
      answeredAt: new Date(Math.min(asked(one, world.now).createdAt.getTime() + DAY_MS, world.now.getTime())),
      answeredById: recruiters.get(one.positionId)!,
      useful: null,
    }));
  return [...waiting, ...answered];
}

/** Somebody asked, halfway between the notice and now. */
const asked = ({ id: applicationId, userId, noticeSentAt }: ApplicationRow, now: Date) => ({
  applicationId,
  userId,
  createdAt: new Date((noticeSentAt!.getTime() + now.getTime()) / 2),
});
