import { describe, expect, it } from '@jest/globals';
import { addDays, weekOf } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { creditsOf, minutesOf, weeksOf } from './progress.rules.js';

const today = '2026-11-20';
const course = { minutes: 90, parts: ['One', 'Two', 'Three'], partsDone: 0, credits: 1.5, status: 'enrolled' as const };

describe('the progress of who learns', () => {
  it('counts the time of what is finished, and contact hours of what is completed', () => {
    const courses = [
      { ...course, status: 'in_progress' as const, partsDone: 2 },
      { ...course, status: 'completed' as const, partsDone: 3 },
      { ...course, status: 'completed' as const, parts: [], credits: null, minutes: 20 },
      { ...course, minutes: null, partsDone: 1 },
      { ...course, parts: [] },
    ];
    expect(minutesOf(courses)).toBe(60 + 90 + 20);
    expect(creditsOf(courses)).toBe(1.5);
  });

  it('keeps every week with a day of learning, and shows the last twelve', () => {
    const { weeksLearned, weeks } = weeksOf(['2026-01-07', '2026-11-09', '2026-11-09', '2026-11-15', today], today);
    expect(weeksLearned).toBe(3);
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { startsOn: '2026-11-09', days: 2 },
      { startsOn: '2026-11-16', days: 1 },
    ]);
  });

  it('never falls for a pause, and grows by one at most for a day', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(400)), fc.nat(400), (ago, more) => {
        const days = ago.map((count) => addDays(today, -count));
        const before = weeksOf(days, today).weeksLearned;
        expect(weeksOf(days, addDays(today, more)).weeksLearned).toBe(before);
        const after = weeksOf([...days, addDays(today, -more)], today).weeksLearned;
        expect(after - before).toBe(days.some((day) => weekOf(day) === weekOf(addDays(today, -more))) ? 0 : 1);
      }),
    ));
});
