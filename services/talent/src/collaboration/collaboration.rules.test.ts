import { describe, expect, it } from '@jest/globals';
import { parties } from '@talent-os/contracts/talent/collaboration.js';
import fc from 'fast-check';
import { recipientsOf, membersOf, partyOf } from './collaboration.rules.js';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const members = fc.record({
  managerId: id,
  recruiterId: id,
  candidateId: fc.option(id),
  professionalId: fc.option(id),
});

describe('a four-way collaboration', () => {
  it('names its people in the order of the parties, without the sides nobody has taken', () =>
    expect(membersOf({ managerId: 'm', recruiterId: 'r', candidateId: null, professionalId: 'p' })).toEqual([
      { party: 'manager', userId: 'm' },
      { party: 'recruiter', userId: 'r' },
      { party: 'professional', userId: 'p' },
    ]));

  it('knows the side of everybody in it, and of nobody else', () =>
    fc.assert(
      fc.property(members, (all) => {
        for (const { userId } of membersOf(all)) expect(partyOf(all, userId)).toBeDefined();
        expect(partyOf(all, 'stranger')).toBeUndefined();
      }),
    ));

  it('tells the named parties once each, and never the author', () =>
    fc.assert(
      fc.property(members, fc.subarray([...parties]), id, (all, to, author) => {
        const told = recipientsOf(all, to, author);
        expect(told).not.toContain(author);
        expect(new Set(told).size).toBe(told.length);
        for (const userId of told)
          expect(membersOf(all).some((one) => one.userId === userId && to.includes(one.party))).toBe(true);
      }),
    ));
});
