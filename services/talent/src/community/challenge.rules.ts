import type { ErrorCode } from '@talent-os/contracts';
import {
  REVIEWS,
  TEAM_SIZE,
  type Challenge,
  type ChallengeState,
} from '@talent-os/contracts/talent/community-challenges.js';

/** Whether the last day of a challenge has passed. */
export const isOver = (endsOn: string | null, today: string): boolean => endsOn !== null && endsOn < today;

type Progress = { readonly handedInAt: string | null; readonly given: number; readonly received: number };

/** How far somebody is. Reviewed: enough of others have looked at their work, and they at that of others. */
export function stateOf({ handedInAt, given, received }: Progress): ChallengeState {
  if (handedInAt === null) return 'joined';
  return given >= REVIEWS && received >= REVIEWS ? 'reviewed' : 'handed_in';
}

/** Whether one more makes somebody finish: the last that was needed of one kind, where there are enough of the other. */
export const finishesWith = (counted: number, others: number): boolean => counted === REVIEWS && others >= REVIEWS;

/** Share of the criteria a work meets, of all who looked at it. `met`: how many each of them found met. */
export function resultOf(met: readonly number[], criteria: number): number | null {
  if (met.length === 0 || criteria === 0) return null;
  const sum = met.reduce((all, one) => all + Math.min(one, criteria), 0);
  return Math.round((100 * sum) / (criteria * met.length));
}

/** The criteria that are met and those that are not, in words. */
export const judged = (criteria: readonly string[], met: readonly number[]) => ({
  met: criteria.filter((_, at) => met.includes(at + 1)),
  unmet: criteria.filter((_, at) => !met.includes(at + 1)),
});

type Standing = { readonly closed: boolean; readonly entry: Progress | null };

/** What somebody may do in a challenge. `closed`: it is over, or no longer in use. */
export function challengeActions({ closed, entry }: Standing): Challenge['may']['do'] {
  if (!entry) return closed ? [] : ['join'];
  return [
    ...(closed || entry.received > 0 ? [] : (['handIn'] as const)),
    ...(entry.handedInAt === null ? [] : (['review'] as const)),
    'leave',
  ];
}

/** Why a team takes nobody in; nothing where it does. */
export const teamRefusal = (handedInAt: Date | null, members: number): ErrorCode | undefined =>
  handedInAt !== null || members >= TEAM_SIZE ? 'challenge.teamFull' : undefined;

type Work = { readonly mine: boolean; readonly handedIn: boolean; readonly before: boolean };

/** Why somebody cannot say anything of a work; nothing where they can. `before`: they, or their team, have already. */
export function reviewRefusal({ mine, handedIn, before }: Work): ErrorCode | undefined {
  if (mine) return 'challenge.ownWork';
  if (!handedIn) return 'challenge.notHandedIn';
  return before ? 'challenge.reviewed' : undefined;
}
