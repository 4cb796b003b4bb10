import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOUR_MS, type Span } from '../shift.rules.js';
import {
  hoursBeside,
  hoursWithin,
  isTooMuch,
  makesOvertime,
  mostHoursIn,
  overlaps,
  restAround,
  restHoursIn,
  workweekOf,
} from './work.rules.js';

const START = Date.parse('2026-11-16T00:00:00Z');
/** From one hour of a week in November to another. */
const at = (from: number, hours: number): Span => ({
  startsAt: new Date(START + from * HOUR_MS),
  endsAt: new Date(START + (from + hours) * HOUR_MS),
});
const spans = fc
  .record({ from: fc.integer({ min: 0, max: 400 }), hours: fc.integer({ min: 1, max: 12 }) })
  .map(({ from, hours }) => at(from, hours));

/** The same, counted hour by hour. */
function counted(windowHours: number, shift: Span, others: readonly Span[]): number {
  const all = [shift, ...others];
  let most = 0;
  for (let from = -200; from < 620; from += 1) {
    const window = at(from, windowHours);
    const reaches = window.startsAt <= shift.endsAt && window.endsAt >= shift.startsAt;
    if (reaches) most = Math.max(most, hoursWithin(window, all));
  }
  return most;
}

describe('work', () => {
  it('overlaps where it shares time, not where one begins as the other ends', () => {
    expect(overlaps(at(7, 12), at(18, 12))).toBe(true);
    expect(overlaps(at(7, 12), at(19, 12))).toBe(false);
  });

  it('counts the hours beside a shift in the week it makes too long', () => {
    // Four twelves from Monday on; a shift of Sunday night reaches into the next week.
    const next = [0, 1, 2].map((day) => at(168 + 24 * day + 19, 12));
    const sunday = at(6 * 24 + 19, 12);
    expect(makesOvertime(sunday, next, 'UTC')).toBe(true);
    expect(hoursBeside(sunday, next, 'UTC')).toBe(36);
    expect(hoursBeside(sunday, [at(0, 12)], 'UTC')).toBe(12);
  });

  it('has the rest of the nearest shift, before or after', () => {
    expect(restAround(at(31, 12), [at(7, 12), at(55, 12)])).toBe(12);
    expect(restAround(at(31, 12), [])).toBe(Infinity);
    expect(restHoursIn('America/Chicago')).toBe(10);
    expect(restHoursIn('Europe/Berlin')).toBe(11);
    expect(restHoursIn('Europe/London')).toBe(10);
  });

  it('is too much above 12 hours in any 24, and above 60 in any 7 days, wherever they begin', () => {
    expect(isTooMuch(at(25, 12), [at(7, 6)], 'UTC')).toBe(false);
    expect(isTooMuch(at(23, 12), [at(7, 6)], 'UTC')).toBe(true);
    const five = [0, 24, 48, 72, 96].map((from) => at(from, 12));
    expect(isTooMuch(at(120, 12), five, 'UTC')).toBe(true);
    expect(isTooMuch(at(168, 12), five, 'UTC')).toBe(false);
    expect(isTooMuch(at(167, 12), five, 'UTC')).toBe(true);
  });

  it('sees the window that only just reaches the shift', () => {
    expect(mostHoursIn(24, at(0, 1), [at(20, 6)])).toBe(5);
  });

  it('finds the fullest window as counting hour by hour does', () =>
    fc.assert(
      fc.property(spans, fc.array(spans, { maxLength: 8 }), fc.constantFrom(24, 168), (shift, others, window) => {
        expect(mostHoursIn(window, shift, others)).toBeCloseTo(counted(window, shift, others), 9);
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 300) },
    ));

  it('is overtime beyond forty hours of a workweek, which begins on Monday by the clocks of the place', () => {
    const week = workweekOf(new Date('2026-11-20T12:00:00Z'), 'America/New_York');
    expect(week.startsAt.toISOString()).toBe('2026-11-16T05:00:00.000Z');
    expect(week.endsAt.toISOString()).toBe('2026-11-23T05:00:00.000Z');
    const three = [0, 24, 48].map((from) => at(from + 12, 12));
    expect(makesOvertime(at(96, 4), three, 'UTC')).toBe(false);
    expect(makesOvertime(at(96, 5), three, 'UTC')).toBe(true);
    expect(makesOvertime(at(168 + 12, 12), three, 'UTC')).toBe(false);
    // Two of its hours lie in the week that is full already.
    expect(makesOvertime(at(166, 12), [...three, at(96, 4)], 'UTC')).toBe(true);
  });
});
