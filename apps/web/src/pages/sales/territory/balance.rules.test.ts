import { describe, expect, it } from '@jest/globals';
import { barOf, flagOf, previewOf } from './balance.rules';

describe('the flag of a balance', () => {
  it.each([
    [0.84, 'light'],
    [0.85, 'balanced'],
    [1, 'balanced'],
    [1.15, 'balanced'],
    [1.16, 'heavy'],
  ])('of %p is %s', (balance, flag) => {
    expect(flagOf(balance)).toBe(flag);
  });
});

describe('the bar of a balance', () => {
  it('stands in the middle for the mean and never leaves its track', () => {
    expect(barOf(1)).toBe(50);
    expect(barOf(3.4)).toBe(100);
    expect(barOf(0)).toBe(0);
  });
});

describe('the preview of a move', () => {
  it('takes from one what it gives the other', () => {
    expect(previewOf({ potential: 1200, balance: 1.2 }, 200, 0.7)).toEqual({
      from: { before: 1.2, after: 1 },
      to: { before: 0.7, after: 0.9 },
    });
  });

  it('of the only account leaves nothing behind', () => {
    expect(previewOf({ potential: 500, balance: 0.5 }, 500, 1)?.from.after).toBe(0);
  });

  it('says nothing where the source carries no market', () => {
    expect(previewOf({ potential: 500, balance: null }, 100, 1)).toBeUndefined();
    expect(previewOf({ potential: 0, balance: 0 }, 0, 1)).toBeUndefined();
  });
});
