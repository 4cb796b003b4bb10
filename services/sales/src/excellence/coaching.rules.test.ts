import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { coachingRefusal } from './coaching.rules.js';

describe('coaching', () => {
  it.each([
    ['ada', 'bob', undefined],
    ['ada', 'ada', 'coaching.own'],
    ['eve', 'bob', 'coaching.seller'],
  ] as const)('of %s by %s: %s', (sellerId, byId, refusal) =>
    expect(coachingRefusal({ sellerId, byId }, ['ada', 'cem'])).toBe(refusal),
  );

  it('is noted of nobody who does not sell, whoever notes it', () => {
    const name = fc.string({ maxLength: 3 });
    fc.assert(
      fc.property(name, name, fc.array(name), (sellerId, byId, sellers) => {
        const allowed = coachingRefusal({ sellerId, byId }, sellers) === undefined;
        expect(allowed).toBe(sellers.includes(sellerId) && sellerId !== byId);
      }),
    );
  });
});
