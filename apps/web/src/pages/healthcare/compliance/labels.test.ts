import { describe, expect, it } from '@jest/globals';
import { clockText } from './labels';

describe('the clock of a breach', () => {
  it.each([
    [60, '60 of 60 days left'],
    [0, '0 of 60 days left'],
    [-1, '1 day over the 60 days'],
    [-5, '5 days over the 60 days'],
  ])('with %d days left reads "%s"', (left, text) => {
    expect(clockText(left)).toBe(text);
  });
});
