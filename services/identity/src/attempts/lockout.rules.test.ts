import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { admit, ATTEMPTS, noAttempts, WINDOW_MS, type Attempts } from './lockout.rules.js';

const start = Date.parse('2026-03-02T08:00:00Z');
const at = (ms: number) => new Date(start + ms);

/** What became of attempts at these moments, none of which led to a session. */
function failing(moments: readonly number[]): boolean[] {
  let state: Attempts = noAttempts;
  return moments.map((ms) => {
    const { admitted, next } = admit(state, at(ms));
    state = next;
    return admitted;
  });
}

describe('failed attempts to sign in', () => {
  it('lock the address after five, for fifteen minutes from the fifth', () => {
    expect(failing([0, 1, 2, 3, 4, 5])).toEqual([true, true, true, true, true, false]);
    expect(failing([0, 1, 2, 3, 4, 4 + WINDOW_MS - 1])).toEqual([true, true, true, true, true, false]);
    expect(failing([0, 1, 2, 3, 4, 4 + WINDOW_MS])).toEqual([true, true, true, true, true, true]);
  });

  it('are forgotten after fifteen minutes', () =>
    expect(failing([0, 1, 2, 3, WINDOW_MS, WINDOW_MS + 1, WINDOW_MS + 2])).not.toContain(false));

  it('say at the fifth that it locks', () => {
    const four = [0, 1, 2, 3].reduce((state, ms) => admit(state, at(ms)).next, noAttempts);
    expect(admit(noAttempts, at(0)).locks).toBe(false);
    expect(admit(four, at(4))).toMatchObject({ admitted: true, locks: true });
  });

  it('do not lengthen a lock that stands', () => {
    const locked: Attempts = { attempts: [], lockedUntil: at(WINDOW_MS) };
    expect(admit(locked, at(5)).next.lockedUntil).toEqual(at(WINDOW_MS));
  });

  it('are never looked at more than five times in any fifteen minutes', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(4 * WINDOW_MS), { maxLength: 200 }), (unordered) => {
        const moments = unordered.toSorted((a, b) => a - b);
        const outcomes = failing(moments);
        const looked = moments.filter((_, index) => outcomes[index]);
        for (const from of looked)
          expect(looked.filter((ms) => ms >= from && ms < from + WINDOW_MS).length).toBeLessThanOrEqual(ATTEMPTS);
      }),
    ));

  it('are looked at whenever fewer than five preceded them', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(WINDOW_MS), { minLength: 1, maxLength: ATTEMPTS }), (unordered) => {
        expect(failing(unordered.toSorted((a, b) => a - b))).not.toContain(false);
      }),
    ));
});
