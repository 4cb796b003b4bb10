import { describe, expect, it } from '@jest/globals';
import { MOST_FOCUS_MINUTES } from '@talent-os/contracts/productivity/focus.js';
import fc from 'fast-check';
import { endOf, minutesBetween } from './session-length.rules.js';

const at = (text: string) => new Date(`2026-11-20T${text}Z`);

describe('the minutes of a focus session', () => {
  it.each([
    ['09:00:00', '09:25:59', 25],
    ['09:00:00', '09:00:40', 0],
    ['09:00:00', '23:00:00', MOST_FOCUS_MINUTES],
  ])('from %s to %s are %d', (from, to, minutes) => expect(minutesBetween(at(from), at(to))).toBe(minutes));

  it('are the same whether it is stopped now or was forgotten, and never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (lasted) => {
        const startedAt = at('09:00:00');
        const now = new Date(startedAt.getTime() + lasted);
        const minutes = minutesBetween(startedAt, now);
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(minutesBetween(startedAt, endOf(startedAt, now))).toBe(minutes);
        expect(endOf(startedAt, now) <= now).toBe(true);
      }),
    );
  });
});
