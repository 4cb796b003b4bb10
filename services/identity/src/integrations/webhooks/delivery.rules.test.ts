import { describe, expect, it } from '@jest/globals';
import { ATTEMPTS_MOST, isFailing, nextAttemptAt, PAUSES, problemOfStatus, restAfter } from './delivery.rules.js';

const now = new Date('2026-11-23T12:00:00Z');
const after = (at: Date | undefined) => (at ? at.getTime() - now.getTime() : undefined);
const answered = (status: number | null) => ({ status, latencyMs: 5, problem: 'x' });

it('takes answers from 200 to 299 for well, and follows no redirect', () => {
  expect([200, 202, 204, 299].map(problemOfStatus)).toEqual([null, null, null, null]);
  expect(problemOfStatus(302)).toBe('It answered with a redirect (302), which is not followed');
  expect(problemOfStatus(500)).toBe('It answered 500');
});

describe('a delivery that failed', () => {
  it('is tried again after longer and longer pauses, spread by a fifth, and then given up', () => {
    PAUSES.forEach((pause, index) => {
      expect(after(nextAttemptAt(index + 1, now, 0))).toBe(pause);
      expect(after(nextAttemptAt(index + 1, now, 0.999))).toBeLessThanOrEqual(pause * 1.2);
    });
    expect(nextAttemptAt(ATTEMPTS_MOST, now, 0)).toBeUndefined();
    expect(PAUSES).toEqual(PAUSES.toSorted((one, other) => one - other));
  });
});

describe('a webhook whose deliveries fail', () => {
  it('rests from the third failure in a row on, twice as long each time and five minutes at most', () => {
    expect([1, 2].map((failures) => restAfter(failures, now))).toEqual([undefined, undefined]);
    expect([3, 4, 5, 8, 19].map((failures) => after(restAfter(failures, now)))).toEqual([
      10_000, 20_000, 40_000, 300_000, 300_000,
    ]);
  });

  it('is paused when it is gone, after twenty failures in a row, and when an event was given up with nothing delivered', () => {
    expect(isFailing(1, answered(410), false)).toBe(true);
    expect([19, 20].map((failures) => isFailing(failures, answered(500), false))).toEqual([false, true]);
    expect(isFailing(ATTEMPTS_MOST, answered(null), true)).toBe(true);
    expect(isFailing(1, answered(500), true)).toBe(false);
  });
});
