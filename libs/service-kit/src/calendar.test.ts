import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dayOf,
  daysBefore,
  daysBetween,
  lastWeeks,
  monthOf,
  monthStart,
  quarterOf,
  weekOf,
} from './calendar.js';

const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(dayOf);

describe('days and months', () => {
  it('counts days across months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBefore(new Date('2026-03-01T10:00:00Z'), 1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
  });

  it('adds days and measures them the same way', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
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

describe('months and quarters', () => {
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

describe('weeks', () => {
  it.each([
    ['2026-11-20', '2026-11-16'],
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('%s lies in the week of %s', (day, week) => expect(weekOf(day)).toBe(week));

  it('are in a week that starts on a Monday, at most six days before', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(new Date(weekOf(day)).getUTCDay()).toBe(1);
        expect([weekOf(day) <= day, addDays(weekOf(day), 6) >= day]).toEqual([true, true]);
      }),
    );
  });

  it('list the last weeks, this one at the end', () => {
    expect(lastWeeks('2026-11-20', 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  });
});
