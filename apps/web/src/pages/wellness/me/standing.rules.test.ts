import { describe, expect, it } from '@jest/globals';
import { bandOf, standingOf } from './standing.rules';

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

  it.each([
    ['wellbeing', 50, 'low'],
    ['wellbeing', 52, undefined],
    ['work', 49.9, undefined],
    ['work', 50, 'elevated'],
    ['work', 75, 'high'],
    ['mood', 1, undefined],
  ] as const)('%s of %s is %s', (scale, score, band) => {
    expect(bandOf(scale, score)).toBe(band);
  });
});
