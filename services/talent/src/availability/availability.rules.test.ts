import { describe, expect, it } from '@jest/globals';
import { isStale } from './availability.rules.js';

describe('what somebody said of their availability', () => {
  const said = new Date('2026-09-01T10:00:00Z');
  it.each([
    ['2026-10-31T10:00:00Z', false],
    ['2026-10-31T10:00:01Z', true],
    ['2026-09-01T10:00:00Z', false],
  ])('is to be confirmed at %s: %s', (now, stale) => expect(isStale(said, new Date(now))).toBe(stale));
});
