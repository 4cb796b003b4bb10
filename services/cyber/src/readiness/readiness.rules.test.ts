import { describe, expect, it } from '@jest/globals';
import {
  coverages,
  holdingStatuses,
  workRoleCategoryKeys,
  workRoleCategoryOf,
  workRoleKeys,
} from '@talent-os/contracts/cyber/readiness-work-roles.js';
import fc from 'fast-check';
import { byCategory, coverageOf, decisionRefusal, fills, standingOf } from './readiness.rules.js';

const role = fc.constantFrom(...workRoleKeys);
const holding = fc.record({
  workRole: role,
  status: fc.constantFrom(...holdingStatuses),
  level: fc.integer({ min: 1, max: 5 }),
});
const needed = fc.uniqueArray(fc.record({ workRole: role, target: fc.integer({ min: 1, max: 9 }) }), {
  selector: ({ workRole }) => workRole,
});

describe('the framework', () => {
  it('has 41 work roles in five categories, with ids that count up', () => {
    const of = (category: string) => workRoleKeys.filter((one) => workRoleCategoryOf(one) === category);
    expect(workRoleCategoryKeys.map((category) => [category, of(category).length])).toEqual([
      ['OG', 16],
      ['DD', 9],
      ['IO', 7],
      ['PD', 7],
      ['IN', 2],
    ]);
    for (const category of workRoleCategoryKeys)
      of(category).forEach((id, index) => expect(id).toBe(`${category}-WRL-${String(index + 1).padStart(3, '0')}`));
  });
});

describe('coverage', () => {
  it('counts who is confirmed and competent, and calls one person what it is', () => {
    expect(fills({ status: 'confirmed', level: 3 })).toBe(true);
    expect(fills({ status: 'confirmed', level: 2 })).toBe(false);
    expect(fills({ status: 'claimed', level: 5 })).toBe(false);
    expect([0, 1, 2, 7].map(coverageOf)).toEqual(['uncovered', 'single', 'covered', 'covered']);
  });

  it('stands for every needed work role once, the most pressing first, and claims change nothing', () => {
    fc.assert(
      fc.property(needed, fc.array(holding), (wanted, holdings) => {
        const rows = standingOf(wanted, holdings);
        expect(rows.map(({ workRole }) => workRole).toSorted()).toEqual(
          wanted.map(({ workRole }) => workRole).toSorted(),
        );
        const order = rows.map(({ coverage }) => coverages.indexOf(coverage));
        expect(order).toEqual(order.toSorted((a, b) => b - a));
        const confirmed = standingOf(
          wanted,
          holdings.filter(({ status }) => status === 'confirmed'),
        );
        expect(rows.map(({ coverage }) => coverage)).toEqual(confirmed.map(({ coverage }) => coverage));
      }),
    );
  });

  it('loses nothing by category, and one more person never makes it worse', () => {
    fc.assert(
      fc.property(needed, fc.array(holding), holding, (wanted, holdings, more) => {
        const rows = standingOf(wanted, holdings);
        const sum = byCategory(rows).reduce(
          (all, { covered, single, uncovered }) => all + covered + single + uncovered,
          0,
        );
        expect(sum).toBe(wanted.length);
        for (const after of standingOf(wanted, [...holdings, more])) {
          const before = rows.find(({ workRole }) => workRole === after.workRole)!;
          expect(coverages.indexOf(after.coverage)).toBeLessThanOrEqual(coverages.indexOf(before.coverage));
        }
      }),
    );
  });
});

describe('a claim', () => {
  it('is decided once, by somebody else', () => {
    expect(decisionRefusal({ userId: 'me', status: 'claimed' }, 'lead')).toBeUndefined();
    expect(decisionRefusal({ userId: 'me', status: 'claimed' }, 'me')).toBe('readiness.ownDecision');
    expect(decisionRefusal({ userId: 'me', status: 'confirmed' }, 'lead')).toBe('readiness.decided');
  });
});
