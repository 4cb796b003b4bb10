import type { ErrorCode } from '@talent-os/contracts';
import {
  REVIEW_DAYS,
  SECOND_NOTICE_DAYS,
  type AccessReviewState,
  type ReviewedState,
} from '@talent-os/contracts/identity/access-reviews.js';
import { addDays, addMonths, type Day } from '@talent-os/service-kit/calendar';

/** Months from the beginning of a review to that of the next. */
const QUARTER_MONTHS = 3;
/** Days before the last one on which people are asked again. */
const REMINDERS = [-7, -1];

export const dueFrom = (startedOn: Day): Day => addDays(startedOn, REVIEW_DAYS);
export const nextReviewOn = (startedOn: Day): Day => addMonths(startedOn, QUARTER_MONTHS);

type ReviewProgress = {
  readonly state: AccessReviewState;
  readonly dueOn: Day;
  readonly remindedOn: Day | null;
  readonly flaggedOn: Day | null;
};

/** What a review does on a day: at the earliest on `on`. */
export type Step = { readonly what: 'ask' | 'flag' | 'finish'; readonly on: Day };

/** What a review does next, and when; nothing once it is finished. `waiting`: grants nobody has answered for. */
export function nextStep(review: ReviewProgress, waiting: number, today: Day): Step | undefined {
  const { state, dueOn, remindedOn, flaggedOn } = review;
  if (state === 'finished') return undefined;
  if (waiting === 0) return { what: 'finish', on: today };
  if (flaggedOn !== null) return { what: 'finish', on: addDays(flaggedOn, SECOND_NOTICE_DAYS) };
  if (remindedOn === null && today <= dueOn) return { what: 'ask', on: today };
  const reminder = REMINDERS.map((days) => addDays(dueOn, days)).find((day) => day > (remindedOn ?? dueOn));
  return reminder && reminder >= today ? { what: 'ask', on: reminder } : { what: 'flag', on: addDays(dueOn, 1) };
}

/** A grant as whoever would answer for it finds it. */
export type AnswerableGrant = {
  readonly personId: string;
  readonly state: ReviewedState;
  /** It was taken away, changed, or its person left since the review began. */
  readonly gone: boolean;
  /** It waits for the caller's word, or is theirs to take back. */
  readonly mine: boolean;
};

const UNANSWERED: readonly ReviewedState[] = ['waiting', 'flagged'];

/** Why somebody may not answer for a grant, or take their word back; nothing where they may. */
export function objectionTo(
  answer: 'keep' | 'remove' | 'reopen',
  { personId, state, gone, mine }: AnswerableGrant,
  callerId: string,
): ErrorCode | undefined {
  if (personId === callerId) return 'review.own';
  // Whoever it does not wait for is told nothing of it.
  if (!mine) return 'resource.missing';
  if (answer === 'reopen') return state === 'kept' ? undefined : 'review.answered';
  if (!UNANSWERED.includes(state)) return 'review.answered';
  return gone ? 'review.gone' : undefined;
}
