import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayOf, monthOf, monthStart, quarterOf } from './calendar.js';

const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map(dayOf);

describe('calendar', () => {
  it('counts months over the turn of the year', () => {
    expect(monthStart('2026-01-31')).toBe('2026-01-01');
    expect(monthStart('2026-01-31', -1)).toBe('2025-12-01');
    expect(monthStart('2026-11-20', 2)).toBe('2027-01-01');
  });

  it('knows the quarters, leap days included', () => {
    expect(quarterOf('2026-11-20')).toEqual({ starts: '2026-10-01', ends: '2026-12-31' });
    expect(quarterOf('2028-02-29')).toEqual({ starts: '2028-01-01', ends: '2028-03-31' });
  });

  it('puts every day inside its own quarter, next to the neighbouring ones', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { starts, ends } = quarterOf(day);
        expect(starts <= day && day <= ends).toBe(true);
        expect(quarterOf(addDays(ends, 1)).starts).toBe(addDays(ends, 1));
        expect(quarterOf(addDays(starts, -1)).ends).toBe(addDays(starts, -1));
      }),
    );
  });

  it('keeps the month of its first day', () => {
    fc.assert(fc.property(anyDay, (day) => expect(monthOf(monthStart(day))).toBe(monthOf(day))));
  });
});
