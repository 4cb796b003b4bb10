import { describe, expect, it } from '@jest/globals';
import { claimRefusals } from '@talent-os/contracts/healthcare/shifts-states.js';
import {
  claimOutcome,
  claimRefusal,
  inLowerHalf,
  isFirstTurn,
  type NamedCredential,
  type PublishedShift,
  type ClaimantState,
} from './claim.rules.js';
import { HOUR_MS, type Span } from '../shift.rules.js';

const now = new Date('2026-11-20T12:00:00Z');
const inHours = (from: number, hours = 12): Span => ({
  startsAt: new Date(+now + from * HOUR_MS),
  endsAt: new Date(+now + (from + hours) * HOUR_MS),
});
const shift = (from: number, more: Partial<PublishedShift> = {}): PublishedShift => ({
  ...inHours(from),
  date: '2026-11-27',
  timezone: 'UTC',
  requiredCredentials: ['License'],
  cancelled: false,
  publishedAt: new Date(+now - 48 * HOUR_MS),
  ...more,
});
const license: NamedCredential = { name: 'License', expirationDate: '2026-11-27', verifiedAt: now, revokedAt: null };
const nurse = (
  work: readonly Span[] = [],
  held: readonly NamedCredential[] = [license],
  heldBack = false,
): ClaimantState => ({
  held,
  work,
  heldBack,
});
const refused = (wanted: PublishedShift, standing: ClaimantState, free = 1, hasTurn = true) =>
  claimRefusal(wanted, standing, free, hasTurn, now);

describe('a claim', () => {
  it('is fine where nothing speaks against it, on the last day of a credential as well', () =>
    expect(refused(shift(160), nurse())).toBeUndefined());

  it.each([
    ['shift.over', refused(shift(-1), nurse())],
    ['shift.over', refused(shift(160, { cancelled: true }), nurse())],
    ['shift.credential', refused(shift(160, { date: '2026-11-28' }), nurse())],
    ['shift.credential', refused(shift(160), nurse([], [{ ...license, verifiedAt: null }]))],
    ['shift.credential', refused(shift(160), nurse([], [{ ...license, revokedAt: now }]))],
    ['shift.credential', refused(shift(160, { requiredCredentials: ['License', 'ACLS'] }), nurse())],
    ['shift.onboarding', refused(shift(160), nurse([], [license], true))],
    ['shift.onboarding', refused(shift(160, { requiredCredentials: [] }), nurse([], [], true))],
    ['shift.overlap', refused(shift(160), nurse([inHours(171)]))],
    ['shift.rest', refused(shift(160), nurse([inHours(180, 4)]))],
    ['shift.rest', refused(shift(160, { timezone: 'Europe/Berlin' }), nurse([inHours(182.5, 4)]))],
    ['shift.hours', refused(shift(160), nurse([inHours(182.5, 4)]))],
    ['shift.hours', refused(shift(160), nurse([24, 48, 72, 96, 120].map((from) => inHours(from))))],
    ['shift.full', refused(shift(160), nurse(), 0)],
    ['shift.turn', refused(shift(160, { publishedAt: now }), nurse(), 1, false)],
  ])('is refused with %s', (code, found) => expect(found).toBe(code));

  it('needs what it requires, and a presence, on every day of a night', () => {
    const night = shift(175); // From the evening of the 27th to the morning of the 28th.
    const until = (expirationDate: string) => ({ ...license, expirationDate });
    expect(refused(night, nurse())).toBe('shift.credential');
    expect(refused(night, nurse([], [until('2026-11-28')]))).toBeUndefined();
    const absent = { from: '2026-11-28', until: '2026-11-30' };
    expect(refused(night, { ...nurse([], [until('2026-11-28')]), leave: [absent] })).toBe('shift.leave');
    // Where the clocks are ten hours behind, the same hours lie on one day.
    expect(refused({ ...night, timezone: 'Pacific/Honolulu' }, nurse())).toBeUndefined();
  });

  it('is refused for the first reason in the order people are told', () => {
    const everything = shift(160, { publishedAt: now, requiredCredentials: ['ACLS'] });
    expect(refused(everything, nurse([inHours(160)]), 0, false)).toBe('shift.credential');
    expect(refused(shift(160), nurse([inHours(160)]), 0, false)).toBe('shift.overlap');
    expect(refused(shift(160, { publishedAt: now }), nurse(), 0, false)).toBe('shift.full');
    expect(claimRefusals.indexOf('shift.credential')).toBeLessThan(claimRefusals.indexOf('shift.full'));
  });

  it('waits for approval where it is overtime or starts within a day', () => {
    const long = ['2026-11-23', '2026-11-24', '2026-11-25'].map((day) => ({
      startsAt: new Date(`${day}T07:00:00Z`),
      endsAt: new Date(`${day}T19:00:00Z`),
    }));
    expect(claimOutcome(shift(160), [], now)).toEqual({ overtime: false, status: 'confirmed' });
    expect(claimOutcome(shift(160), long, now)).toEqual({ overtime: true, status: 'pending' });
    expect(claimOutcome(shift(24), [], now).status).toBe('confirmed');
    expect(claimOutcome(shift(23.9), [], now).status).toBe('pending');
  });
});

describe('the first turn', () => {
  it('lasts a day from publishing, and is skipped for what starts within 72 hours', () => {
    expect(isFirstTurn(shift(100, { publishedAt: new Date(+now - 23 * HOUR_MS) }), now)).toBe(true);
    expect(isFirstTurn(shift(100, { publishedAt: new Date(+now - 24 * HOUR_MS) }), now)).toBe(false);
    expect(isFirstTurn(shift(71, { publishedAt: now }), now)).toBe(false);
  });

  it('is of those with as many hours as the one in the middle, or fewer', () => {
    expect([0, 12, 24, 36].map((mine) => inLowerHalf(mine, [0, 12, 24, 36]))).toEqual([true, true, false, false]);
    expect(inLowerHalf(24, [0, 24, 48])).toBe(true);
    expect(inLowerHalf(0, [0, 0, 0])).toBe(true);
    expect(inLowerHalf(100, [])).toBe(true);
  });
});
