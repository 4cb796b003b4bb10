import { describe, expect, it } from '@jest/globals';
import { OpenAtOnce } from './open-at-once.js';

describe('what is open at once', () => {
  it('is bounded for each, and a place that is left is free again, once', () => {
    const places = new OpenAtOnce(2);
    const [first, second] = [places.take('ann'), places.take('ann')];
    expect([first, second]).toEqual([expect.any(Function), expect.any(Function)]);
    expect(places.take('ann')).toBeUndefined();
    expect(places.take('ben')).toBeDefined();
    first!();
    first!();
    expect(places.take('ann')).toBeDefined();
    expect(places.take('ann')).toBeUndefined();
  });
});
