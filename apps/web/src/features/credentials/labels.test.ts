import { describe, expect, it } from '@jest/globals';
import { leftText } from './labels';

describe('the time a credential has left', () => {
  it.each([
    [62, '62 days left'],
    [1, '1 day left'],
    [0, 'expires today'],
    [-1, 'expired 1 day ago'],
    [-12, 'expired 12 days ago'],
  ])('with %d days reads "%s"', (days, text) => {
    expect(leftText(days)).toBe(text);
  });
});
