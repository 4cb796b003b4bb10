import { describe, expect, it } from '@jest/globals';
import type { Unit } from '@talent-os/contracts/healthcare/units.js';
import fc from 'fast-check';
import { gapOf, inOrder, outlookOf, planOf, totalsOf, type Team } from './plan.rules.js';
import { quarterNamed, quartersFrom } from './quarter.rules.js';
import { quotaLost, salesFigures } from './ramp.rules.js';
import { unitFigures } from './unit-gap.rules.js';

const team = (more: Partial<Team> = {}): Team => ({
  industry: 'SALES',
  department: 'Enterprise Sales',
  filled: 10,
  open: 2,
  approved: 1,
  requested: 0,
  targets: [{ quarter: '2026-Q4', seats: 14, version: 3 }],
  leaving: ['2026-12-01', '2027-02-01'],
  ...more,
});
const [q4, q1] = quartersFrom('2026-11-20', 2) as [
  { quarter: string; ends: string },
  { quarter: string; ends: string },
];

describe('quarters', () => {
  it('are named, follow each other and know their last day', () => {
    expect(quarterNamed('2026-11-20')).toBe('2026-Q4');
    expect([q4, q1]).toEqual([
      { quarter: '2026-Q4', ends: '2026-12-31' },
      { quarter: '2027-Q1', ends: '2027-03-31' },
    ]);
  });
});

describe('the plan of a team', () => {
  it('counts who leaves by the end of the quarter', () => {
    expect(planOf(team(), q4)).toMatchObject({ seats: 12, leavers: 1, target: 14, gap: 3, version: 3 });
    expect(planOf(team(), q1)).toMatchObject({ leavers: 2, target: null, gap: null, version: null });
  });

  it('is closed by asking for exactly the gap', () =>
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(100), fc.nat(100), (target, filled, open, leavers) => {
        const gap = gapOf(target, { filled, open, leavers })!;
        expect(gapOf(target, { filled, open: open + gap, leavers })).toBe(0);
      }),
    ));

  it('adds up over teams; those without a target have no gap', () => {
    const plans = [planOf(team(), q4), planOf(team({ department: 'Channel', targets: [] }), q4)];
    expect(totalsOf(plans)).toMatchObject({ seats: 24, filled: 20, open: 4, target: 14, gap: 3 });
    expect(totalsOf([plans[1]!])).toMatchObject({ target: null, gap: null });
    expect(inOrder(plans, undefined).map(({ department }) => department)).toEqual(['Enterprise Sales', 'Channel']);
    expect(inOrder(plans, 'department:asc').map(({ department }) => department)).toEqual([
      'Channel',
      'Enterprise Sales',
    ]);
    expect(outlookOf([team()], [q4, q1])).toEqual([
      { quarter: '2026-Q4', target: 14, expected: 11 },
      { quarter: '2027-Q1', target: null, expected: 0 },
    ]);
  });
});

/** Sales knows of one person, who won for the first time in March. */
const salesKnow = (recordsFrom: string) => ({
  recordsFrom,
  firstWin: (userId: string) => (userId === 'a' ? '2026-03-03' : undefined),
  quota: (userId: string) => (userId === 'a' ? 36_500 : undefined),
});

describe('what sales adds', () => {
  it('quota lost grows by a 365th of the year’s quota a day', () => {
    expect(quotaLost(36_500, 10)).toBe(1_000);
  });

  it('ramp days run from taking the seat to the first win; a team without quotas loses none', () => {
    const seat = { department: 'Enterprise Sales', openedOn: '2026-01-01', vacant: false };
    const seats = [
      { ...seat, holderId: 'a', filledOn: '2026-02-01' },
      { ...seat, holderId: 'b', filledOn: '2026-02-01' },
      { ...seat, holderId: null, filledOn: null, openedOn: '2026-11-10', vacant: true },
      { ...seat, department: 'Enablement', holderId: null, filledOn: null, openedOn: '2026-11-10', vacant: true },
    ];
    expect(salesFigures(seats, salesKnow('2026-02-01'), '2026-11-20')).toEqual([
      {
        department: 'Enterprise Sales',
        rampDays: 30,
        rampOf: 1,
        vacant: 1,
        vacantDays: 10,
        yearlyQuota: 36_500,
        quotaLost: 1_000,
      },
      {
        department: 'Enablement',
        rampDays: null,
        rampOf: 0,
        vacant: 1,
        vacantDays: 10,
        yearlyQuota: null,
        quotaLost: null,
      },
    ]);
  });

  it('nobody who started before the first deal on record counts for the days to ramp up', () => {
    const seat = { department: 'Sales', openedOn: '2020-01-01', vacant: false, holderId: 'a', filledOn: '2020-02-01' };
    expect(salesFigures([seat], salesKnow('2020-03-01'), '2026-11-20')).toMatchObject([{ rampDays: null, rampOf: 0 }]);
  });
});

describe('what healthcare adds', () => {
  it('missing nursing hours are forty to a person; names of teams match in any case', () => {
    const unit = {
      department: 'Intensive care',
      targetHppd: 12,
      hppd: { hours: 500, patientDays: 50, actual: 10 },
    } as Unit;
    const seat = { department: 'Intensive Care', holderId: null, filledOn: null, openedOn: '2026-01-01', vacant: true };
    expect(unitFigures([unit], [seat, { ...seat, vacant: false }])).toEqual([
      { department: 'Intensive Care', seats: 2, vacant: 1, hppd: 10, targetHppd: 12, gapHours: 100, gapFte: 2.5 },
    ]);
    const known = { ...unit, hppd: { hours: 0, patientDays: 0, actual: null } };
    expect(unitFigures([known], [])).toMatchObject([{ seats: 0, vacant: 0, gapFte: 0 }]);
  });
});
