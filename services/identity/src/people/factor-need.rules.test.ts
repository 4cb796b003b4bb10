import { describe, expect, it } from '@jest/globals';
import { enrollBy, isOverdue, needsFactor, type FactorNeed } from './factor-need.rules.js';

const day = (of: number) => new Date(Date.UTC(2026, 2, of));
const need = (
  policy: FactorNeed['organization']['secondFactor'],
  more: Partial<Omit<FactorNeed, 'organization'>> = {},
): FactorNeed => ({
  hasFactor: false,
  createdAt: day(1).toISOString(),
  roles: [{ roleName: 'SALES_REP', since: day(1).toISOString() }],
  organization: { secondFactor: policy, secondFactorSince: day(5).toISOString() },
  ...more,
});
const admin = (since: Date) => ({ roles: [{ roleName: 'ORGANIZATION_ADMIN' as const, since: since.toISOString() }] });

describe('a second factor is asked for', () => {
  it.each([
    ['of nobody', need('off', admin(day(1))), undefined],
    ['of administrators, seven days after the policy', need('administrators', admin(day(1))), day(12)],
    ['of administrators, seven days after they became one', need('administrators', admin(day(9))), day(16)],
    ['of nobody else', need('administrators'), undefined],
    ['of everybody, seven days after the policy', need('everybody'), day(12)],
    ['of everybody, seven days after they came', need('everybody', { createdAt: day(8).toISOString() }), day(15)],
    ['no more of who has one', need('everybody', { hasFactor: true }), undefined],
  ])('%s', (_, of, until) => expect(enrollBy(of)).toEqual(until));

  it('before anything else from the moment the grace is over', () => {
    const last = day(12).getTime();
    expect(isOverdue(need('everybody'), new Date(last - 1))).toBe(false);
    expect(isOverdue(need('everybody'), new Date(last))).toBe(true);
    expect(isOverdue(need('off'), new Date(last))).toBe(false);
  });

  it('whether they have one or not', () => {
    expect(needsFactor(need('everybody', { hasFactor: true }))).toBe(true);
    expect(needsFactor(need('administrators'))).toBe(false);
  });
});
