import { describe, expect, it } from '@jest/globals';
import { ticksFor } from './ticks';

describe('the values of an axis', () => {
  it.each([
    [25_600_000, [0, 10_000_000, 20_000_000, 30_000_000]],
    [100, [0, 25, 50, 75, 100]],
    [7, [0, 2, 4, 6, 8]],
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [0, [0, 1]],
  ])('up to %d are round: %j', (largest, ticks) => {
    expect(ticksFor(largest)).toEqual(ticks);
  });

  it.each([
    [28, [0, 10, 20, 30]],
    [10, [0, 5, 10]],
    [8, [0, 2, 4, 6, 8]],
    [2, [0, 1, 2]],
    [1, [0, 1]],
  ])('of what is counted up to %d are whole: %j', (largest, ticks) => {
    expect(ticksFor(largest, { whole: true })).toEqual(ticks);
  });
});
