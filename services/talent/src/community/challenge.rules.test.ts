import { describe, expect, it } from '@jest/globals';
import { REVIEWS, TEAM_SIZE } from '@talent-os/contracts/talent/community-challenges.js';
import fc from 'fast-check';
import {
  challengeActions,
  finishesWith,
  isOver,
  judged,
  resultOf,
  reviewRefusal,
  stateOf,
  teamRefusal,
} from './challenge.rules.js';

const AT = '2026-11-20T09:30:00Z';
const progress = (given: number, received: number, handedInAt: string | null = AT) => ({ handedInAt, given, received });

describe('a challenge', () => {
  it('is open on its last day', () => {
    expect(isOver('2026-11-20', '2026-11-20')).toBe(false);
    expect(isOver('2026-11-20', '2026-11-21')).toBe(true);
    expect(isOver(null, '2026-11-21')).toBe(false);
  });

  it('lets people hand in until somebody has looked at their work, and look at others once they have', () => {
    const closed = false;
    expect(challengeActions({ closed, entry: null })).toEqual(['join']);
    expect(challengeActions({ closed, entry: progress(0, 0, null) })).toEqual(['handIn', 'leave']);
    expect(challengeActions({ closed, entry: progress(0, 0) })).toEqual(['handIn', 'review', 'leave']);
    expect(challengeActions({ closed, entry: progress(0, 1) })).toEqual(['review', 'leave']);
  });

  it('takes nobody in and no work once it is over, and lets people look at works and leave', () => {
    expect(challengeActions({ closed: true, entry: null })).toEqual([]);
    expect(challengeActions({ closed: true, entry: progress(0, 0) })).toEqual(['review', 'leave']);
  });

  it('closes a team when it is full or has handed in', () => {
    expect(teamRefusal(null, TEAM_SIZE - 1)).toBeUndefined();
    expect(teamRefusal(null, TEAM_SIZE)).toBe('challenge.teamFull');
    expect(teamRefusal(new Date(AT), 1)).toBe('challenge.teamFull');
  });
});

describe('a work', () => {
  it('is reviewed when enough have looked at it, and its authors at enough of others', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), (given, received) => {
        const reviewed = given >= REVIEWS && received >= REVIEWS;
        expect(stateOf(progress(given, received))).toBe(reviewed ? 'reviewed' : 'handed_in');
        expect(stateOf(progress(given, received, null))).toBe('joined');
      }),
    );
  });

  it('is finished once, whatever is looked at first', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('given' as const, 'received' as const)), (looks) => {
        const counts = { given: 0, received: 0 };
        const finished = looks.filter((kind) => {
          counts[kind] += 1;
          return finishesWith(counts[kind], kind === 'given' ? counts.received : counts.given);
        });
        expect(finished).toHaveLength(stateOf(progress(counts.given, counts.received)) === 'reviewed' ? 1 : 0);
      }),
    ));

  it('has a result between nothing and all, which grows with what is met', () => {
    expect(resultOf([], 4)).toBeNull();
    expect(resultOf([3, 4], 4)).toBe(88);
    fc.assert(
      fc.property(fc.array(fc.nat(8), { minLength: 1 }), fc.integer({ min: 1, max: 8 }), (met, criteria) => {
        const result = resultOf(met, criteria)!;
        expect(result).toBeGreaterThanOrEqual(0);
        expect(result).toBeLessThanOrEqual(100);
        expect(resultOf([...met, criteria], criteria)!).toBeGreaterThanOrEqual(result);
      }),
    );
  });

  it('has each criterion among those it meets or those it does not', () => {
    expect(judged(['One', 'Two', 'Three'], [3, 1])).toEqual({ met: ['One', 'Three'], unmet: ['Two'] });
  });

  it('is looked at by others who have handed in, once', () => {
    const work = { mine: false, handedIn: true, before: false };
    expect(reviewRefusal(work)).toBeUndefined();
    expect(reviewRefusal({ ...work, mine: true })).toBe('challenge.ownWork');
    expect(reviewRefusal({ ...work, handedIn: false })).toBe('challenge.notHandedIn');
    expect(reviewRefusal({ ...work, before: true })).toBe('challenge.reviewed');
  });
});
