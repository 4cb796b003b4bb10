import { describe, expect, it } from '@jest/globals';
import type { Unit } from '@talent-os/contracts/healthcare/units';
import { dayLabel, expiringText, freeIn, isShort, missingIn, totalsByDay } from './labels';

const part = (required: number, confirmed: number) => ({
  part: 'day' as const,
  required,
  confirmed,
  pending: 0,
  free: 0,
  missing: Math.max(0, required - confirmed),
});
const unit = (first: readonly [number, number], second: readonly [number, number]): Unit => ({
  id: '0192a000-0000-7000-8000-0000000000a1',
  name: 'Intensive Care',
  department: 'ICU',
  beds: 12,
  targetHppd: 12,
  requiredDay: 4,
  requiredNight: 4,
  version: 1,
  coverage: [
    { date: '2026-11-20', parts: [part(...first)] },
    { date: '2026-11-21', parts: [part(...second)] },
  ],
  hppd: { hours: 0, patientDays: 0, actual: null },
  census: null,
  openShifts: [
    { shiftId: 'a', date: '2026-11-21', startTime: '07:00', endTime: '19:00', free: 2, requiredCredentials: [] },
  ],
  standing: null,
});
const units = [unit([4, 3], [4, 1]), unit([2, 5], [2, 2])];

describe('the figures of units', () => {
  it('count who is missing today and in all days; people too many in one unit help no other', () => {
    expect(missingIn(units)).toEqual({ today: 1, all: 4 });
    expect(units.map(isShort)).toEqual([true, false]);
    expect(freeIn(units)).toBe(4);
  });

  it('add up by day', () => {
    expect(totalsByDay(units)).toEqual([
      { date: '2026-11-20', required: 6, confirmed: 8 },
      { date: '2026-11-21', required: 6, confirmed: 3 },
    ]);
    expect(totalsByDay([])).toEqual([]);
  });
});

describe('the words of a day and of papers', () => {
  it('name today and the weekday', () => {
    expect(dayLabel('2026-11-20', '2026-11-20')).toBe('Today');
    expect(dayLabel('2026-11-21', '2026-11-20')).toBe('Sat 21');
  });

  it('say how soon credentials expire', () => {
    expect(expiringText({ expired: 1, in30: 2, in60: 0, in90: 4 })).toBe('1 expired, 2 within 30 days, 4 in 61–90');
    expect(expiringText({ expired: 0, in30: 0, in60: 0, in90: 0 })).toBe('None within 90 days');
  });
});
