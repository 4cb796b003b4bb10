import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths } from '@talent-os/service-kit/calendar';
import { cycleAt, daysRemaining, durationOf, progressOf, yearOf } from './cycle.rules.js';

const day = fc.integer({ min: -3000, max: 3000 }).map((days) => addDays('2026-11-20', days));

describe('a cycle', () => {
  it.each([
    ['2027-08-31', '2025-09-01', '2027-08-31'],
    ['2026-08-31', '2026-09-01', '2028-08-31'],
    ['2029-08-31', '2025-09-01', '2027-08-31'],
    ['2026-11-20', '2024-11-21', '2026-11-20'],
  ])('of 24 months that is to end on %s runs from %s to %s today', (end, startsOn, endsOn) => {
    expect(cycleAt(end, 24, '2026-11-20')).toEqual({ startsOn, endsOn });
  });

  it('holds the day, wherever the credential’s date lies, and the next one begins right after it', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(12, 24, 36), day, (end, months, today) => {
        const cycle = cycleAt(end, months, today);
        expect(cycle.startsOn <= today && today <= cycle.endsOn).toBe(true);
        expect(daysRemaining(cycle, today)).toBeGreaterThanOrEqual(0);
        expect(cycleAt(end, months, addDays(cycle.endsOn, 1)).startsOn).toBe(addDays(cycle.endsOn, 1));
      }),
    );
  });

  it('is the calendar year for people without a requirement', () => {
    expect(yearOf('2026-11-20')).toEqual({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  });
});

describe('progress', () => {
  it.each([
    [0, 30, 0],
    [22.5, 30, 75],
    [30, 30, 100],
    [44, 30, 100],
    [0, 0, 100],
  ])('with %d of %d hours is %d percent', (earned, required, percent) => {
    expect(progressOf(earned, required)).toBe(percent);
  });

  it('says how long a course takes', () => {
    expect([45, 60, 150].map(durationOf)).toEqual(['45 min', '1 h', '2 h 30 min']);
  });
});
