import { describe, expect, it } from '@jest/globals';
import { fitted } from './picture';

describe('a picture that is drawn anew', () => {
  it.each([
    [4000, 3000, 512, 384],
    [300, 200, 300, 200],
    [100, 5000, 10, 512],
    [9000, 1, 512, 1],
  ])('of %d by %d pixels has %d by %d', (width, height, wide, high) => {
    expect(fitted(width, height)).toEqual({ width: wide, height: high });
  });
});
