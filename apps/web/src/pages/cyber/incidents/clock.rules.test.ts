import { describe, expect, it } from '@jest/globals';
import { durationText } from '../duration.rules';
import { clockState, countdown, urgencyOf } from './clock.rules';

const reported = Date.parse('2026-11-20T08:00:00Z');
const after = (minutes: number) => reported + minutes * 60_000;
const timer = (minutes: number, done: number | null = null, missed = false) => ({
  by: new Date(after(minutes)).toISOString(),
  doneAt: done === null ? null : new Date(after(done)).toISOString(),
  breachedAt: missed ? new Date(after(minutes)).toISOString() : null,
});
const critical = {
  status: 'new',
  severity: 'critical',
  sla: { respond: timer(15), contain: timer(240), resolve: timer(1440) },
} as const;

describe('the countdown of an incident', () => {
  it('counts to the response, turns amber with a quarter left, and red once it is late', () => {
    expect(countdown(critical, after(1))).toEqual({ text: 'Respond: 14 min left', variant: 'secondary' });
    expect(countdown(critical, after(12))).toEqual({ text: 'Respond: 3 min left', variant: 'warning' });
    expect(countdown(critical, after(18))).toEqual({ text: 'Respond: 3 min late', variant: 'error' });
  });

  it('goes on to containment, and ends with the incident', () => {
    const taken = { ...critical, status: 'investigating', sla: { ...critical.sla, respond: timer(15, 9) } } as const;
    expect(countdown(taken, after(10))?.text).toBe('Contain: 3 h 50 min left');
    expect(countdown({ ...taken, status: 'closed' }, after(10))).toBeUndefined();
  });

  it('says of each clock whether it was met, met late or stopped', () => {
    const sla = { ...critical.sla, respond: timer(15, 9), contain: timer(240, 300, true) };
    const closed = { ...critical, status: 'false_positive', sla } as const;
    expect(clockState(closed, 'respond', after(400)).text).toBe('Met');
    expect(clockState(closed, 'contain', after(400)).text).toBe('Met late');
    expect(clockState(closed, 'resolve', after(400)).text).toBe('Stopped');
  });

  it('is more urgent the less of the time is left', () => {
    const urgencies = [1, 9, 12, 15, 18].map((minutes) => urgencyOf(critical, after(minutes))?.urgency);
    expect(urgencies).toEqual(['calm', 'near', 'soon', 'late', 'late']);
    expect(urgencyOf(critical, after(12))?.left).toBeCloseTo(0.2);
    expect(urgencyOf({ ...critical, status: 'closed' }, after(1))).toBeUndefined();
  });

  it('is short', () => {
    expect([0.4, 59, 60, 200, 1440, 3000].map(durationText)).toEqual([
      '0 min',
      '59 min',
      '1 h',
      '3 h 20 min',
      '1 d',
      '2 d 2 h',
    ]);
  });
});
