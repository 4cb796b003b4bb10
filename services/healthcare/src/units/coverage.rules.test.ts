import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { coverageOf, dayPartOf, type ShiftStaffing } from './coverage.rules.js';

const date = '2026-11-20';
const unit = { requiredDay: 4, requiredNight: 3 };
const shift = (changes: Partial<ShiftStaffing>): ShiftStaffing => ({
  date,
  startTime: '07:00',
  slots: 2,
  confirmed: 0,
  pending: 0,
  ...changes,
});

describe('the coverage of a day', () => {
  it('counts the people of every shift of a kind against what the unit needs', () => {
    const shifts = [
      shift({ slots: 3, confirmed: 2, pending: 1 }),
      shift({ startTime: '11:00', slots: 2, confirmed: 1 }),
      shift({ startTime: '19:00', slots: 4, confirmed: 4 }),
      shift({ date: '2026-11-21', confirmed: 2 }),
    ];
    expect(coverageOf(unit, date, shifts)).toEqual({
      date,
      parts: [
        { part: 'day', required: 4, confirmed: 3, pending: 1, free: 1, missing: 1 },
        { part: 'night', required: 3, confirmed: 4, pending: 0, free: 0, missing: 0 },
      ],
    });
  });

  it('lacks everybody where there is no shift', () => {
    expect(coverageOf(unit, date, []).parts.map(({ missing }) => missing)).toEqual([4, 3]);
  });

  it.each([
    ['04:59', 'night'],
    ['05:00', 'day'],
    ['14:59', 'day'],
    ['15:00', 'night'],
    ['23:30', 'night'],
  ])('a shift from %s belongs to the %s', (startTime, part) => {
    expect(dayPartOf({ date, startTime })).toBe(part);
  });

  it('never misses fewer people when somebody leaves, nor more when somebody comes', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), (requiredDay, confirmed, pending) => {
        const missing = (count: number) =>
          coverageOf({ requiredDay, requiredNight: 0 }, date, [shift({ slots: 20, confirmed: count, pending })])
            .parts[0]!.missing;
        expect(missing(confirmed)).toBeGreaterThanOrEqual(missing(confirmed + 1));
        expect(missing(confirmed)).toBe(Math.max(0, requiredDay - confirmed));
      }),
    );
  });
});
