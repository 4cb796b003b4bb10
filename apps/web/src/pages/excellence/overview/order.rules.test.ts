import { describe, expect, it } from '@jest/globals';
import { weakestFirst } from './order.rules';

describe('modules', () => {
  it('stand with the weakest first, and those without a score behind, as they were', () => {
    const items = [{ score: null, at: 1 }, { score: 70 }, { score: 40 }, { score: null, at: 2 }];
    expect(weakestFirst(items)).toEqual([{ score: 40 }, { score: 70 }, { score: null, at: 1 }, { score: null, at: 2 }]);
  });
});
