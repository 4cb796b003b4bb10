import { describe, expect, it } from '@jest/globals';
import { dueOn } from './due.rules.js';

const TODAY = '2026-11-20';

describe('a check-in is asked', () => {
  it.each([
    ['at once, the first time', 'WHO5', [], TODAY],
    ['14 days after the last WHO-5', 'WHO5', ['2026-11-10'], '2026-11-24'],
    ['14 days after it was left out', 'WHO5', ['2026-11-01', '2026-11-19'], '2026-12-03'],
    [
      '14 days after the last one, though another was left out before',
      'WHO5',
      ['2026-11-19', '2026-11-01'],
      '2026-12-03',
    ],
    ['a quarter after the last CBI', 'CBI', ['2026-09-01', undefined], '2026-12-01'],
    ['never, where it is a mood', 'mood', ['2026-11-01'], null],
  ] as const)('%s', (_, instrument, days, expected) => {
    expect(dueOn(instrument, days, TODAY)).toBe(expected);
  });
});
