import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayOf, lastWeeks, weekOf } from './days.js';

describe('calendar days', () => {
  it.each([
    ['2026-11-20', '2026-11-16'],
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('%s lies in the week of %s', (day, week) => expect(weekOf(day)).toBe(week));

  it('are in a week that starts on a Monday, at most six days before', () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date.map(dayOf), (day) => {
        expect(new Date(weekOf(day)).getUTCDay()).toBe(1);
        expect([weekOf(day) <= day, addDays(weekOf(day), 6) >= day]).toEqual([true, true]);
      }),
    );
  });

  it('list the last weeks, this one at the end', () => {
    expect(lastWeeks('2026-11-20', 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  });
});
