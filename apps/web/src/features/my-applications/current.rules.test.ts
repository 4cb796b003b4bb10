import { describe, expect, it } from '@jest/globals';
import { isCurrent } from './current.rules';

const now = new Date('2026-11-22T10:00:00Z').getTime();

describe('an application of my day', () => {
  it('runs, rests, or ended within 90 days', () => {
    expect(isCurrent({ endedAt: null }, now)).toBe(true);
    expect(isCurrent({ endedAt: '2026-08-25T10:00:00Z' }, now)).toBe(true);
    expect(isCurrent({ endedAt: '2026-08-24T10:00:00Z' }, now)).toBe(false);
  });
});
