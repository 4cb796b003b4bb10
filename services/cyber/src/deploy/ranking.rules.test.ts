import { describe, expect, it } from '@jest/globals';
import { eligibilityKeys } from '@talent-os/contracts/cyber/deploy-states.js';
import { workRoleKeys, type WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles.js';
import fc from 'fast-check';
import { rank, readinessFor, type Candidate } from './ranking.rules.js';

const roles = workRoleKeys.slice(0, 4);
const candidate = fc.record({
  userId: fc.uuid(),
  name: fc.string(),
  eligibility: fc.constantFrom(...eligibilityKeys),
  levels: fc
    .array(fc.tuple(fc.constantFrom(...roles), fc.integer({ min: 1, max: 5 })))
    .map((pairs): ReadonlyMap<WorkRole, number> => new Map(pairs)),
  committed: fc.boolean(),
  status: fc.constant(null),
  draw: fc.uuid(),
});
const people = fc.uniqueArray(candidate, { selector: ({ draw }) => draw });
const wanted = fc.uniqueArray(fc.constantFrom(...roles), { minLength: 1 });

describe('readiness for a request', () => {
  it('is the mean of what is confirmed, each work role up to competent', () => {
    const levels = new Map<WorkRole, number>([
      ['PD-WRL-003', 5],
      ['PD-WRL-002', 1],
    ]);
    expect(readinessFor(['PD-WRL-003'], levels)).toBe(100);
    expect(readinessFor(['PD-WRL-003', 'PD-WRL-002'], levels)).toBe(67);
    expect(readinessFor(['PD-WRL-003', 'PD-WRL-002', 'IN-WRL-001'], levels)).toBe(44);
    expect(readinessFor(['IN-WRL-001'], new Map())).toBe(0);
  });
});

describe('the order', () => {
  const one = (name: string, more: Partial<Candidate>): Candidate => ({
    userId: name,
    name,
    eligibility: 'active',
    levels: new Map(),
    committed: false,
    status: null,
    draw: name,
    ...more,
  });

  it('is by clearance first, then free before committed, then readiness; equals share a rank', () => {
    const ready = new Map<WorkRole, number>([['PD-WRL-003', 3]]);
    const ranked = rank(
      ['PD-WRL-003'],
      [
        one('none', { eligibility: 'missing', levels: ready }),
        one('ended', { eligibility: 'recent', levels: ready }),
        one('equal b', {}),
        one('busy', { committed: true, levels: ready }),
        one('equal a', {}),
        one('best', { levels: ready }),
        one('asked', { status: 'declined', levels: ready }),
        one('reported', { eligibility: 'waiting', levels: ready }),
      ],
    );
    expect(ranked.map(({ name, rank: place }) => [name, place])).toEqual([
      ['best', 1],
      ['equal a', 2],
      ['equal b', 2],
      ['busy', 4],
      ['ended', 5],
      ['reported', 6],
      ['none', 7],
      ['asked', null],
    ]);
  });

  it('does not depend on who somebody is, nor on the order they came in', () => {
    fc.assert(
      fc.property(people, wanted, (candidates, roleKeys) => {
        const order = (list: readonly Candidate[]) =>
          rank(roleKeys, list).map(({ parts, rank: place }) => [place, parts]);
        expect(order(candidates.toReversed())).toEqual(order(candidates));
        const strangers = candidates.map((person, index) => ({
          ...person,
          name: `Person ${index}`,
          userId: String(index),
        }));
        expect(order(strangers)).toEqual(order(candidates));
      }),
    );
  });

  it('lists everybody once, and learning more never costs a place', () => {
    fc.assert(
      fc.property(people, wanted, fc.nat(), (candidates, roleKeys, pick) => {
        const before = rank(roleKeys, candidates);
        expect(before.map(({ userId }) => userId).toSorted()).toEqual(
          candidates.map(({ userId }) => userId).toSorted(),
        );
        const learner = candidates[pick % Math.max(candidates.length, 1)];
        if (!learner) return;
        const learned = { ...learner, levels: new Map(roleKeys.map((role) => [role, 5] as const)) };
        const after = rank(
          roleKeys,
          candidates.map((person) => (person === learner ? learned : person)),
        );
        const place = (list: typeof after) => list.find(({ userId }) => userId === learner.userId)!.rank;
        expect(place(after)!).toBeLessThanOrEqual(place(before)!);
      }),
    );
  });
});
