import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, dayOf, daysBefore, daysBetween } from './calendar.js';

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((at) => dayOf(at));

describe('the calendar', () => {
  it('counts days across months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBefore(new Date('2026-03-01T10:00:00Z'), 1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
  });

  it('adds days and measures them the same way', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  it('adds months without leaving the month meant', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-20', 24)).toBe('2028-11-20');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });
});
