import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, type Span } from '../shift.rules.js';
import type { ClaimantState, NamedCredential, ShiftTerms } from '../claim/claim.rules.js';
import { medianOf, missingShifts, planWork } from './plan.rules.js';

const now = new Date('2026-11-20T12:00:00Z');
const at = (date: string, from: string, hours = 12): Span => {
  const startsAt = new Date(`${date}T${from}:00Z`);
  return { startsAt, endsAt: new Date(+startsAt + hours * HOUR_MS) };
};
const shift = (date: string, from = '07:00'): ShiftTerms => ({
  ...at(date, from),
  date,
  timezone: 'UTC',
  requiredCredentials: ['License'],
  cancelled: false,
});
const license: NamedCredential = { name: 'License', expirationDate: '2026-11-26', verifiedAt: now, revokedAt: null };
const nurse = (more: Partial<ClaimantState> = {}): ClaimantState => ({
  held: [license],
  work: [],
  heldBack: false,
  ...more,
});
const plan = (wishes: readonly (readonly [string, ShiftTerms])[], states: Record<string, ClaimantState>, slots = 9) =>
  planWork(
    wishes.map(([userId, one]) => ({ userId, shift: one })),
    new Map(Object.entries(states)),
    () => slots,
    now,
  );

describe('a week that is planned', () => {
  const monday = shift('2026-11-23');
  const night = shift('2026-11-23', '19:00');

  it('gives each shift to whoever may work it, and says why not to the others', () => {
    const { granted, refused } = plan(
      [
        ['ana', monday],
        ['ben', monday],
        ['cy', shift('2026-11-27')],
      ],
      { ana: nurse(), ben: nurse({ leave: [{ from: '2026-11-22', until: '2026-11-23' }] }), cy: nurse() },
    );
    expect(granted.map(({ userId }) => userId)).toEqual(['ana']);
    expect(refused.map(({ userId, code }) => [userId, code])).toEqual([
      ['ben', 'shift.leave'],
      ['cy', 'shift.credential'],
    ]);
  });

  it('counts what it has given already as work', () => {
    const { refused } = plan(
      [
        ['ana', night],
        ['ana', monday],
      ],
      { ana: nurse() },
    );
    expect(refused.map(({ shift: one, code }) => [one, code])).toEqual([[night, 'shift.rest']]);
  });

  it('fills no shift beyond its slots', () => {
    const { granted, refused } = plan(
      [
        ['ana', monday],
        ['ben', monday],
      ],
      { ana: nurse(), ben: nurse() },
      1,
    );
    expect([granted.length, refused[0]?.code]).toEqual([1, 'shift.full']);
  });

  it('says which of it is overtime', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
    const { granted } = plan(
      days.map((date) => ['ana', shift(date)] as const),
      { ana: nurse() },
    );
    expect(granted.map(({ overtime }) => overtime)).toEqual([false, false, false, true]);
  });
});

describe('a week that is copied', () => {
  const times = (date: string, startTime: string) => ({ date, startTime, endTime: '19:00' });
  it('adds what the other one lacks, so that copying it again adds nothing', () => {
    const source = [times('2026-11-23', '07:00'), times('2026-11-23', '07:00'), times('2026-11-24', '07:00')];
    const later = (date: string) => date.replace('11-23', '11-30').replace('11-24', '12-01');
    const first = missingShifts(source, [times('2026-11-30', '07:00')], later);
    expect(first.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-01']);
    const all = source.map((one) => ({ ...one, date: later(one.date) }));
    expect(missingShifts(source, all, later)).toEqual([]);
  });
});

describe('the median', () => {
  it.each([
    [[], null],
    [[132], 132],
    [[144, 96, 132], 132],
    [[96, 144], 120],
  ])('of %j is %p', (figures, middle) => expect(medianOf(figures)).toBe(middle));
});
