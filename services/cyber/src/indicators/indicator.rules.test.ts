import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { isExpired, scoreOf, afterSighting } from './indicator.rules.js';

const now = new Date('2026-11-20T10:00:00Z');
const seen = (days: number, more = {}) => ({
  baseScore: 80,
  lastSighted: daysBefore(now, days),
  exempt: false,
  revoked: false,
  validUntil: null,
  ...more,
});
const base = fc.double({ min: 0, max: 100, noNaN: true });
const days = fc.double({ min: 0, max: 400, noNaN: true });

describe('the score of an indicator', () => {
  it('starts at its base, is half of it after a quarter of 120 days, and nothing from then on', () => {
    expect(scoreOf(seen(0), now)).toBe(80);
    expect(scoreOf(seen(30), now)).toBeCloseTo(40);
    expect(scoreOf(seen(120), now)).toBe(0);
    expect(scoreOf(seen(500), now)).toBe(0);
  });

  it('is nothing once it was taken back or its time is over, unless it is exempt', () => {
    expect(scoreOf(seen(1, { revoked: true }), now)).toBe(0);
    expect(scoreOf(seen(1, { validUntil: now }), now)).toBe(0);
    expect(scoreOf(seen(0, { validUntil: daysBefore(now, -1) }), now)).toBe(80);
    expect(scoreOf(seen(1, { revoked: true, validUntil: now, exempt: true }), now)).toBe(80);
  });

  it('expires below 30: after 46 days it still counts, after 47 it does not', () => {
    expect(isExpired(seen(46), now)).toBe(false);
    expect(isExpired(seen(47), now)).toBe(true);
  });

  it('never rises with time, and stays between nothing and its base', () => {
    fc.assert(
      fc.property(base, days, days, (baseScore, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const [first, then] = [early, late].map((day) => scoreOf(seen(day, { baseScore }), now)) as [number, number];
        expect(then).toBeLessThanOrEqual(first);
        expect(then).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThanOrEqual(baseScore);
      }),
    );
  });

  it('does not fall where it is exempt, and stays 0 where somebody set it to 0', () => {
    fc.assert(
      fc.property(base, days, fc.boolean(), (baseScore, day, exempt) => {
        expect(scoreOf(seen(day, { baseScore, exempt: true }), now)).toBe(baseScore);
        const again = {
          ...seen(day, { baseScore: 0, exempt }),
          ...afterSighting({ lastSighted: now, sightings: 1 }, now),
        };
        expect(scoreOf(again, now)).toBe(0);
      }),
    );
  });

  it('is its base again after a sighting; one of the past does not age it', () => {
    fc.assert(
      fc.property(base, days, days, (baseScore, day, at) => {
        const before = { ...seen(day, { baseScore }), sightings: 3 };
        const after = { ...before, ...afterSighting(before, daysBefore(now, at)) };
        expect(after.sightings).toBe(4);
        expect(scoreOf(after, now)).toBeGreaterThanOrEqual(scoreOf(before, now));
        expect(scoreOf({ ...before, ...afterSighting(before, now) }, now)).toBe(baseScore);
      }),
    );
  });
});
