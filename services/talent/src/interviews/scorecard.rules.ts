import type { ErrorCode } from '@talent-os/contracts';
import type { InterviewState } from '@talent-os/contracts/talent/interview-states.js';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import { cardsDueAt } from './interview.rules.js';

type InterviewCards = {
  readonly status: InterviewState;
  readonly interviewerIds: readonly string[];
  /** Interviewers whose scorecard is in. */
  readonly cardsOf: readonly string[];
};

/** Interviewers who still owe a scorecard; nobody while the interview has not taken place. */
export const missingCards = ({ status, interviewerIds, cardsOf }: InterviewCards): string[] =>
  status === 'completed' ? interviewerIds.filter((id) => !cardsOf.includes(id)) : [];

/** The first rule a scorecard would break, or nothing. `skillIds` are what the position asks for and its pipeline has rated. */
export function cardRefusal(
  interview: InterviewCards,
  userId: string,
  rated: readonly string[],
  skillIds: readonly string[],
): ErrorCode | undefined {
  if (!interview.interviewerIds.includes(userId)) return 'resource.missing';
  if (interview.status !== 'completed') return 'interview.notHeld';
  if (interview.cardsOf.includes(userId)) return 'interview.submitted';
  const twice = new Set(rated).size < rated.length;
  return twice || rated.some((id) => !skillIds.includes(id)) ? 'interview.skill' : undefined;
}

/** States in which an interviewer still has an opinion of their own to form. */
const FORMING: readonly InterviewState[] = ['scheduled', 'completed'];

/**
 * Whether a person may read the scorecards others wrote about a person: not while they have one of their own to write,
 * in whichever of the application's interviews.
 */
export const readsCardsOfOthers = (interviews: readonly InterviewCards[], userId: string): boolean =>
  !interviews.some(
    ({ status, interviewerIds, cardsOf }) =>
      FORMING.includes(status) && interviewerIds.includes(userId) && !cardsOf.includes(userId),
  );

/** States of an interview that never was. */
export const voidInterviews: readonly InterviewState[] = ['cancelled', 'no_show'];

/** Whether an application may go on to an offer: an interview took place, none is to come, no scorecard is missing. */
export function interviewsDone(interviews: readonly InterviewCards[]): boolean {
  const counted = interviews.filter(({ status }) => !voidInterviews.includes(status));
  return counted.length > 0 && counted.every((one) => one.status === 'completed' && missingCards(one).length === 0);
}

const DAY_MINUTES = 24 * 60;
/** Reminders of one interview. */
const REMINDERS = 2;

/** When who owes a scorecard is first reminded: at its deadline, but not within a day of being asked for it. */
export function firstReminderAt(end: Date, asked: Date): Date {
  const due = cardsDueAt(end);
  const dayLater = minutesAfter(asked, DAY_MINUTES);
  return due > dayLater ? due : dayLater;
}

/** The moment of the next reminder after so many; nothing after the last. */
export const nextReminderAt = (last: Date, reminded: number): Date | undefined =>
  reminded < REMINDERS ? minutesAfter(last, 2 * DAY_MINUTES) : undefined;
