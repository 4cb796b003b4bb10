import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, lastWeeks } from '@talent-os/service-kit/calendar';
import { progressOf } from './progress.rules.js';

const weeks = lastWeeks('2026-11-20', 3);
const quarter = { periodStart: '2026-10-01', periodEnd: '2026-12-31' };

describe('the progress of weeks', () => {
  it('counts minutes and tasks in the week they fall into', () => {
    const focus = [
      { day: '2026-11-08', minutes: 25 },
      { day: '2026-11-09', minutes: 50 },
      { day: '2026-11-20', minutes: 10 },
    ];
    expect(progressOf(weeks, focus, ['2026-11-15', '2026-11-16', '2026-11-20'], [])).toEqual([
      { week: '2026-11-02', focusMinutes: 25, tasksDone: 0, goalScore: null },
      { week: '2026-11-09', focusMinutes: 50, tasksDone: 1, goalScore: null },
      { week: '2026-11-16', focusMinutes: 10, tasksDone: 2, goalScore: null },
    ]);
  });

  it('takes each goal as it stood at the end of the week, and only goals that ran in it', () => {
    const goals = [
      {
        ...quarter,
        scores: [
          { day: '2026-11-05', score: 0.2 },
          { day: '2026-11-18', score: 0.6 },
        ],
      },
      { periodStart: '2026-11-16', periodEnd: '2026-12-31', scores: [] },
      { periodStart: '2026-07-01', periodEnd: '2026-09-30', scores: [{ day: '2026-09-30', score: 1 }] },
    ];
    expect(progressOf(weeks, [], [], goals).map(({ goalScore }) => goalScore)).toEqual([0.2, 0.2, 0.3]);
  });

  it('loses nothing that lies in its weeks', () => {
    const days = fc.array(fc.nat(20).map((after) => addDays(weeks[0]!, after)));
    fc.assert(
      fc.property(days, (done) => {
        const counted = progressOf(weeks, [], done, []).reduce((sum, { tasksDone }) => sum + tasksDone, 0);
        expect(counted).toBe(done.length);
      }),
    );
  });
});
