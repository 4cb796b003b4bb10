import { describe, expect, it, jest } from '@jest/globals';
import { untilOneBegins } from './took-place';

const HOUR = 3_600_000;
const scheduled = (start: string, deeds: readonly string[] = []) =>
  ({ status: 'scheduled', start, may: { do: deeds } }) as const;

describe('interviews that are to come are read again', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') });

  it('once one has begun, and shortly where the clocks differ', () => {
    expect(untilOneBegins([scheduled('2026-11-20T09:30:00Z'), scheduled('2026-11-20T09:10:00Z')])).toBe(605_000);
    expect(untilOneBegins([scheduled('2026-11-20T08:59:00Z')])).toBe(5_000);
    expect(untilOneBegins([scheduled('2026-12-20T09:00:00Z')])).toBe(HOUR);
  });

  it('and not while there is none of which something can be said later', () => {
    expect(untilOneBegins(undefined)).toBe(false);
    expect(untilOneBegins([scheduled('2026-11-20T08:59:00Z', ['complete', 'miss'])])).toBe(false);
    expect(untilOneBegins([{ ...scheduled('2026-11-20T10:00:00Z'), status: 'cancelled' }])).toBe(false);
  });
});
