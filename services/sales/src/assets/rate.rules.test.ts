import { describe, expect, it } from '@jest/globals';
import { winRateOf } from './rate.rules.js';

describe('a win rate', () => {
  it('of no deal is none', () =>
    expect(winRateOf(0, 0)).toEqual({ won: 0, closed: 0, rate: null, low: null, high: null }));

  it.each([
    [6, 22, 27, 17, 41],
    [7, 15, 47, 31, 63],
    [0, 3, 0, 0, 35],
    [3, 3, 100, 65, 100],
  ])('of %d of %d is %d, and between %d and %d', (won, closed, rate, low, high) =>
    expect(winRateOf(won, closed)).toEqual({ won, closed, rate, low, high }),
  );

  it('lies within its interval, which narrows with every deal', () => {
    for (const closed of [1, 2, 5, 40]) {
      const few = winRateOf(closed, closed * 2);
      const many = winRateOf(closed * 10, closed * 20);
      expect(few.low!).toBeLessThanOrEqual(few.rate!);
      expect(few.high!).toBeGreaterThanOrEqual(few.rate!);
      expect(many.high! - many.low!).toBeLessThan(few.high! - few.low!);
    }
  });
});
