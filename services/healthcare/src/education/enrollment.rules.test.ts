import { describe, expect, it } from '@jest/globals';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { completionRefusal, dayProblem } from './enrollment.rules.js';

describe('completing a course', () => {
  it.each([
    ['enrolled', 0, 'education.unfinished'],
    ['in_progress', 2, 'education.unfinished'],
    ['in_progress', 3, undefined],
    ['completed', 3, 'education.settled'],
    ['withdrawn', 1, 'education.settled'],
  ] as const)('%s after %d of 3 parts answers %s', (status, partsDone, refusal) => {
    expect(completionRefusal({ status, partsDone }, 3)).toBe(refusal);
  });

  it('is taken on the days of the cycle until today', () => {
    const cycle = { startsOn: '2026-01-01', endsOn: '2026-12-31' };
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (away) => {
        const [today, day] = ['2026-06-15', addDays('2026-06-15', away)];
        expect(dayProblem(day, cycle, today) === undefined).toBe(day >= cycle.startsOn && day <= today);
      }),
    );
  });
});
