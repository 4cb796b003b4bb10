import { describe, expect, it } from '@jest/globals';
import { payText } from './pay.rules';

const money = (minor: number) => `$${minor / 100}`;

describe('what a position pays', () => {
  it.each([
    [100, 200, '$1 – $2 a year'],
    [100, 100, '$1 a year'],
    [100, null, 'from $1 a year'],
    [null, 200, 'up to $2 a year'],
    [null, null, 'Pay not said'],
  ])('from %p to %p is %s', (salaryMin, salaryMax, text) =>
    expect(payText({ salaryMin, salaryMax }, money)).toBe(text),
  );
});
