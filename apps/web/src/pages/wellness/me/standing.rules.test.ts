import { describe, expect, it } from '@jest/globals';
import { standingOf } from './standing.rules';

describe('where somebody stands', () => {
  it('names a change worth noticing, and no smaller one', () => {
    expect(standingOf([{ scale: 'wellbeing', score: 48, change: -12 }])).toBe('Well-being 48, down 12 since last time');
    expect(standingOf([{ scale: 'wellbeing', score: 48, change: 8 }])).toBe('Well-being 48');
    expect(
      standingOf([
        { scale: 'personal', score: 62.5, change: null },
        { scale: 'work', score: 40, change: 10 },
      ]),
    ).toBe('Personal burnout 62.5 · Work-related burnout 40, up 10 since last time');
  });
});
