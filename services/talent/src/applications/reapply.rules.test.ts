import { describe, expect, it } from '@jest/globals';
import { REAPPLY_DAYS } from '@talent-os/contracts/talent/mobility.js';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { againFrom, applyRefusal, NEVER_APPLIED } from './reapply.rules.js';

const now = new Date('2026-11-22T10:00:00Z');
const ended = (days: number) => ({ running: false, endedAt: daysBefore(now, days) });

describe('applying for a position again', () => {
  it('is possible at once for who never applied', () => {
    expect([applyRefusal(NEVER_APPLIED, now), againFrom(NEVER_APPLIED, now)]).toEqual([undefined, null]);
  });

  it('is refused while an application runs, also where an earlier one ended', () => {
    expect(applyRefusal({ running: true, endedAt: null }, now)).toBe('mobility.applied');
    expect(applyRefusal({ ...ended(5), running: true }, now)).toBe('mobility.applied');
    expect(againFrom({ ...ended(5), running: true }, now)).toBeNull();
  });

  it('waits 90 days after the last one ended, to the moment', () => {
    expect(REAPPLY_DAYS).toBe(90);
    expect(applyRefusal(ended(0), now)).toBe('mobility.again');
    expect(applyRefusal(ended(89), now)).toBe('mobility.again');
    expect(againFrom(ended(89), now)?.toISOString()).toBe('2026-11-23T10:00:00.000Z');
    expect(applyRefusal(ended(90), now)).toBeUndefined();
    expect(againFrom(ended(90), now)).toBeNull();
  });
});
