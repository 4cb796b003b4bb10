import { describe, expect, it } from '@jest/globals';
import type { Unit } from '@talent-os/contracts/healthcare/units.js';
import { alertsOf } from './alert.rules.js';

const today = '2026-11-20';
const part = (required: number, confirmed: number) => ({
  part: 'night' as const,
  required,
  confirmed,
  pending: 0,
  free: 0,
  missing: Math.max(0, required - confirmed),
});
const unit = (changes: Partial<Unit>): Unit => ({
  id: '0192a000-0000-7000-8000-0000000000a1',
  name: 'Intensive Care',
  department: 'ICU',
  beds: 16,
  targetHppd: 12,
  requiredDay: 4,
  requiredNight: 4,
  version: 1,
  coverage: [],
  hppd: { hours: 0, patientDays: 0, actual: null },
  census: { date: today, midnightCensus: 12 },
  openShifts: [],
  standing: null,
  ...changes,
});
const open = {
  shiftId: '0192a000-0000-7000-8000-0000000000b1',
  date: '2026-11-22',
  startTime: '19:00',
  endTime: '07:00',
  free: 1,
  requiredCredentials: ['RN'],
};
const ofManager = (changes: Partial<Unit>) => alertsOf([unit(changes)], today, { whole: true });
const ofNurse = (changes: Partial<Unit>) => alertsOf([unit(changes)], today, { whole: false });
const short = { coverage: [{ date: '2026-11-22', parts: [part(4, 3)] }] };

describe('an alert', () => {
  it('of missing staff invites to the open shift, or publishes one where there is none', () => {
    expect(ofManager(short)).toMatchObject([
      {
        kind: 'staff',
        severity: 'warning',
        action: 'publish',
        message: 'Intensive Care by night, Sunday, Nov 22: 3 of 4 people confirmed',
        gap: { date: '2026-11-22', part: 'night', missing: 1 },
      },
    ]);
    expect(ofManager({ ...short, openShifts: [open] })).toMatchObject([{ action: 'invite', shiftId: open.shiftId }]);
  });

  it('of missing staff asks to decide the claim that waits for the last slot', () => {
    const claimed = { coverage: [{ date: '2026-11-22', parts: [{ ...part(4, 3), pending: 1 }] }] };
    expect(ofManager(claimed)).toMatchObject([{ action: 'decide', gap: { missing: 1 } }]);
    expect(ofNurse(claimed)).toEqual([]);
  });

  it('of missing staff asks a professional to claim, where there is something to claim', () => {
    expect(ofNurse(short)).toEqual([]);
    expect(ofNurse({ ...short, openShifts: [open] })).toMatchObject([{ action: 'claim' }]);
  });

  it('is critical today and where half of the people are missing', () => {
    const [first] = ofManager({ coverage: [{ date: today, parts: [part(4, 3)] }] });
    expect(first!.severity).toBe('critical');
    expect(first!.message).toContain('today');
    expect(ofManager({ coverage: [{ date: '2026-11-22', parts: [part(4, 2)] }] })[0]!.severity).toBe('critical');
  });

  it('is none where enough people are confirmed', () => {
    expect(ofManager({ coverage: [{ date: today, parts: [part(4, 4), part(0, 0)] }] })).toEqual([]);
  });

  it.each<[string, Partial<Unit>, string, string]>([
    [
      'hours per patient day below the target',
      { hppd: { hours: 900, patientDays: 90, actual: 10 } },
      'hppd',
      'publish',
    ],
    ['no census today', { census: { date: '2026-11-19', midnightCensus: 11 } }, 'census', 'census'],
    ['no census ever', { census: null }, 'census', 'census'],
  ])('tells of %s', (_, changes, kind, action) => {
    expect(ofManager(changes)).toMatchObject([{ kind, action }]);
    expect(ofNurse(changes)).toEqual([]);
  });

  it('tells of credentials and contact hours, the expired ones first', () => {
    const standing = {
      people: 20,
      credentials: { expired: 1, in30: 2, in60: 4, in90: 0 },
      ceuAtRisk: 3,
      overtime: [],
    };
    expect(ofManager({ standing }).map(({ message, severity }) => [severity, message])).toEqual([
      ['critical', 'Intensive Care: 1 credential expired, 2 credentials expiring within 30 days'],
      ['warning', 'Intensive Care: 3 people may not reach the contact hours in time'],
    ]);
    expect(ofNurse({ standing })).toEqual([]);
  });

  it('of the nearest day comes first among equals', () => {
    const coverage = ['2026-11-23', '2026-11-21'].map((date) => ({ date, parts: [part(4, 3)] }));
    expect(ofManager({ coverage }).map(({ gap }) => gap?.date)).toEqual(['2026-11-21', '2026-11-23']);
  });
});
