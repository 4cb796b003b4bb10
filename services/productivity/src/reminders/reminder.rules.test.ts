import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@talent-os/service-kit/calendar';
import { nextCheckInReminder } from './reminder.rules.js';

describe('the reminder after a reminder of a check-in', () => {
  it('comes a week later, skips the weeks of an outage and ends with the period', () => {
    expect(nextCheckInReminder('2026-11-02', '2026-11-02', '2026-12-31')).toBe('2026-11-09');
    expect(nextCheckInReminder('2026-11-02', '2026-11-27', '2026-12-31')).toBe('2026-11-30');
    expect(nextCheckInReminder('2026-12-28', '2026-12-28', '2026-12-31')).toBeUndefined();
  });

  it('always lies ahead of today, and in whole weeks from the one before', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(60), (late, rest) => {
        const today = addDays('2026-01-05', late);
        const next = nextCheckInReminder('2026-01-05', today, addDays(today, rest));
        if (!next) return;
        expect(next > today).toBe(true);
        expect((Date.parse(next) - Date.parse('2026-01-05')) % (7 * 86_400_000)).toBe(0);
      }),
    );
  });
});
