import { describe, expect, it } from '@jest/globals';
import { minutesText } from '@/lib/format';
import { figuresOf } from './figures';

describe('the figures of continuing education', () => {
  it('are the specified ones', () => {
    const mine = {
      ceuProgress: 75,
      ceuEarned: 22.5,
      ceuRequired: 30,
      coursesCompleted: 7,
      daysRemaining: 1,
      availableCourses: [],
    };
    expect(figuresOf(mine).map(({ label, value }) => [label, value])).toEqual([
      ['CEU Progress', '75%'],
      ['Courses Completed', '7'],
      ['Time Remaining', '1 day'],
    ]);
  });

  it('say how long a course takes', () => {
    expect([45, 60, 150].map(minutesText)).toEqual(['45 min', '1 h', '2 h 30 min']);
  });
});
