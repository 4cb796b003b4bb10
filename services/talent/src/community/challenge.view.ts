import { REVIEWS, type Challenge, type ChallengeDetail } from '@talent-os/contracts/talent/community-challenges.js';
import { challengeActions, isOver, judged, resultOf, stateOf } from './challenge.rules.js';
import type { BoardRow, ChallengeRow } from './challenges.queries.js';

/** A challenge as its reader sees it: what was said of their work comes once they have looked at enough of others. */
export function challengeOf({ status, entry, ...row }: ChallengeRow, today: string): Challenge {
  const closed = status !== 'published' || isOver(row.endsOn, today);
  if (!entry) return { ...row, entry: null, may: { do: challengeActions({ closed, entry: null }) } };
  const { criteria, said, written, ...own } = entry;
  const progress = { handedInAt: own.handedInAt, given: written.length, received: said.length };
  const state = stateOf(progress);
  const works = criteria ?? [];
  return {
    ...row,
    entry: {
      ...own,
      state,
      given: progress.given,
      received: progress.received,
      result:
        state === 'reviewed'
          ? resultOf(
              said.map(({ met }) => met.length),
              works.length,
            )
          : null,
      reviews: progress.given < REVIEWS ? null : said.map(({ met, words }) => ({ ...judged(works, met), words })),
      written: written.filter((words) => words !== ''),
    },
    may: { do: challengeActions({ closed, entry: progress }) },
  };
}

/** Those who take part and let it be seen: whose work meets the most before the others. */
export const boardFrom = (rows: readonly BoardRow[], nameOf: (userId: string) => string): ChallengeDetail['board'] =>
  rows
    .map(({ userIds, handedInAt, given, met, criteria, ...row }) => {
      const state = stateOf({ handedInAt, given, received: met.length });
      const result = state === 'reviewed' ? resultOf(met, criteria) : null;
      return { ...row, names: userIds.map(nameOf), state, result };
    })
    .toSorted((a, b) => (b.result ?? -1) - (a.result ?? -1));
