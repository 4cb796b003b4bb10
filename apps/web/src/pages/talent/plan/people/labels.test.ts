import { describe, expect, it } from '@jest/globals';
import { nextText, tenureText } from './labels';

describe('time in a seat', () => {
  it.each([
    [null, 'Not known'],
    ['2026-11-05', 'Less than a month'],
    ['2026-10-27', '1 month'],
    ['2026-10-28', 'Less than a month'],
    ['2025-12-01', '11 months'],
    ['2025-11-27', '1 year'],
    ['2022-12-31', '3 years'],
  ])('since %s is %s', (since, text) => {
    expect(tenureText(since, '2026-11-27')).toBe(text);
  });
});

it('a next role says where it comes from, and without one there is nothing to say', () => {
  expect(nextText({ nextRole: 'Team lead', nextFrom: 'named' })).toBe('Team lead, named as a successor');
  expect(nextText({ nextRole: null, nextFrom: null })).toBeNull();
});
