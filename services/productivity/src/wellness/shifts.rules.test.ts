import { describe, expect, it } from '@jest/globals';
import { clockIn } from '../clock.js';
import { shiftFactsOf, type Shift } from './shifts.rules.js';

/** A Thursday; the week began on Monday the 16th at 05:00 UTC. */
const clock = clockIn('America/New_York', new Date('2026-11-19T15:00:00Z'));
const shift = (startsAt: string, hours: number, status = 'confirmed'): Shift => ({
  startsAt: `${startsAt}:00-05:00`,
  endsAt: new Date(Date.parse(`${startsAt}:00-05:00`) + hours * 3_600_000).toISOString(),
  status,
});
const facts = (...shifts: Shift[]) =>
  Object.fromEntries(shiftFactsOf(shifts, clock).map(({ fact, value, before }) => [fact, [value, before]]));

describe('what shifts ask of somebody', () => {
  it('is nothing where there are none, or none that is worked', () => {
    expect(shiftFactsOf([], clock)).toEqual([]);
    expect(shiftFactsOf([shift('2026-11-17T07:00', 12, 'released')], clock)).toEqual([]);
  });

  it('is hours by the week a shift begins in, by the clocks of the organization', () => {
    expect(
      facts(
        shift('2026-11-15T23:30', 8, 'completed'),
        shift('2026-11-17T07:00', 12, 'completed'),
        shift('2026-11-21T07:00', 8),
        shift('2026-11-23T00:30', 8),
      ).shiftMinutes,
    ).toEqual([20 * 60, 8 * 60]);
  });

  it.each([
    ['2026-11-17T19:00', 12, 1],
    ['2026-11-17T15:00', 8, 0],
    ['2026-11-17T18:00', 9, 1],
    ['2026-11-17T18:00', 8.5, 0],
    ['2026-11-18T02:00', 6, 1],
    ['2026-11-18T03:00', 8, 0],
  ])('%s for %d hours is a night shift: %d', (startsAt, hours, nights) => {
    expect(facts(shift(startsAt, hours)).nightShifts).toEqual([nights, 0]);
  });

  it('is a rest cut short where less than ten hours lie between two shifts', () => {
    const late = shift('2026-11-17T14:00', 8);
    expect(facts(late, shift('2026-11-18T07:00', 8)).restBreaches).toEqual([1, 0]);
    expect(facts(late, shift('2026-11-18T08:00', 8)).restBreaches).toEqual([0, 0]);
    expect(facts(shift('2026-11-18T07:00', 8), late).restBreaches).toEqual([1, 0]);
  });
});
