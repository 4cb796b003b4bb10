import { describe, expect, it } from '@jest/globals';
import { minorOf, typedOf } from './amounts';

describe('an amount people type', () => {
  it.each([
    [1250.5, 'EUR', 125_050],
    ['0.1', 'USD', 10],
    [1.005, 'USD', 100],
    [1999, 'JPY', 1999],
  ])('%p %s is %p in minor units', (typed, currency, minor) => {
    expect(minorOf(typed, currency)).toBe(minor);
  });

  it('is not a number while nothing is typed', () => {
    expect(minorOf('', 'EUR')).toBeNaN();
  });

  it('comes back as it was typed', () => {
    expect(typedOf(minorOf(1250.5, 'EUR'), 'EUR')).toBe(1250.5);
  });
});
