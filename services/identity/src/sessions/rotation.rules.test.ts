import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endOf, GRACE_MS, verdictOf, type Family } from './rotation.rules.js';

const start = Date.parse('2026-03-02T08:00:00Z');
const at = (ms: number) => new Date(start + ms);
const HOUR = 3_600_000;

const family = (more: Partial<Family> = {}): Family => ({
  endedAt: null,
  expiresAt: at(720 * HOUR),
  lastUsedAt: at(0),
  idleMs: 12 * HOUR,
  ...more,
});

describe('a refresh token that is presented', () => {
  it.each([
    ['never used', { rotatedAt: null }, family(), HOUR, 'rotate'],
    ['used just now', { rotatedAt: at(HOUR) }, family(), HOUR, 'repeat'],
    ['used ten seconds ago', { rotatedAt: at(HOUR) }, family(), HOUR + GRACE_MS, 'repeat'],
    ['used longer ago', { rotatedAt: at(HOUR) }, family(), HOUR + GRACE_MS + 1, 'reuse'],
    ['used by a machine whose clock is ahead', { rotatedAt: at(HOUR + 500) }, family(), HOUR, 'repeat'],
    ['unknown', null, family(), HOUR, 'over'],
    ['of a session that was ended', { rotatedAt: null }, family({ endedAt: at(1) }), HOUR, 'over'],
    ['of an ended session, and used before', { rotatedAt: at(1) }, family({ endedAt: at(1) }), HOUR, 'over'],
    ['a moment before the idle limit', { rotatedAt: null }, family(), 12 * HOUR - 1, 'rotate'],
    ['at the idle limit', { rotatedAt: null }, family(), 12 * HOUR, 'over'],
    ['at the end of the session', { rotatedAt: null }, family({ lastUsedAt: at(719 * HOUR) }), 720 * HOUR, 'over'],
  ] as const)('%s', (_, token, of, ms, verdict) => expect(verdictOf(token, of, at(ms))).toBe(verdict));

  it('is exchanged at most once, however often and whenever it comes', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(2 * HOUR), { minLength: 1, maxLength: 60 }), (unordered) => {
        let rotatedAt: Date | null = null;
        let endedAt: Date | null = null;
        const verdicts = unordered
          .toSorted((a, b) => a - b)
          .map((ms) => {
            const verdict = verdictOf({ rotatedAt }, family({ endedAt }), at(ms));
            if (verdict === 'rotate') rotatedAt = at(ms);
            if (verdict === 'reuse') endedAt = at(ms);
            return verdict;
          });
        expect(verdicts.filter((verdict) => verdict === 'rotate')).toHaveLength(1);
        expect(verdicts.filter((verdict) => verdict === 'reuse').length).toBeLessThanOrEqual(1);
      }),
    ));
});

describe('the end of a session', () => {
  it('is the idle limit, but never later than its last day', () => {
    expect(endOf(family(), at(HOUR))).toEqual(at(13 * HOUR));
    expect(endOf(family(), at(719 * HOUR))).toEqual(at(720 * HOUR));
  });
});
