import { describe, expect, it } from '@jest/globals';
import { requisitionStatuses } from '@talent-os/contracts/talent/requisition-states.js';
import { lackingIn } from '@talent-os/contracts/talent/requisition-submission.js';
import fc from 'fast-check';
import { businessDaysAfter, isBusinessDay } from './business-days.rules.js';
import { managersOf } from './managers.rules.js';
import { isOutsideBand, mayWith, movesOf, requisitionMovesFrom } from './requisition.rules.js';

const band = { min: 100, max: 200 };
const nobody = { requester: false, approver: false, admin: false, last: true };

describe('pay', () => {
  it('is outside its band where either end leaves it', () =>
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (salaryMin, salaryMax) => {
        expect(isOutsideBand({ salaryMin, salaryMax }, band)).toBe(salaryMin < 100 || salaryMax > 200);
        expect(isOutsideBand({ salaryMin, salaryMax }, null)).toBe(false);
      }),
    ));
});

describe('a request that is sent', () => {
  const whole = {
    department: 'Sales Engineering',
    location: 'Boston',
    remote: false,
    justification: 'Two demos a day are cancelled',
    salaryMin: 100,
    salaryMax: 200,
    targetStartDate: '2026-12-01',
  };
  it.each([
    [{}, []],
    [{ location: '', remote: true }, []],
    [{ location: '' }, ['location']],
    [{ salaryMin: 201 }, ['salaryMax']],
    [{ salaryMin: null, salaryMax: null }, ['salaryMin', 'salaryMax']],
    [{ targetStartDate: '2026-11-19' }, ['targetStartDate']],
    [{ department: '', justification: '', targetStartDate: null }, ['department', 'justification', 'targetStartDate']],
  ])('with %j lacks %j', (change, fields) =>
    expect(lackingIn({ ...whole, ...change }, '2026-11-20').map(({ field }) => field)).toEqual(fields),
  );
});

describe('where somebody may take a request', () => {
  it.each([
    ['draft', { requester: true }, ['submitted', 'cancelled']],
    ['submitted', { requester: true }, ['cancelled']],
    ['submitted', { approver: true }, ['approved', 'changes_requested', 'rejected']],
    ['submitted', { approver: true, last: false }, ['in_approval', 'changes_requested', 'rejected']],
    ['in_approval', { approver: true }, ['approved', 'changes_requested', 'rejected']],
    ['in_approval', { admin: true }, ['cancelled']],
    ['changes_requested', { requester: true }, ['draft', 'cancelled']],
    ['approved', { requester: true, approver: true, admin: true }, []],
  ] as const)('from %s, being %j: %j', (status, standing, moves) =>
    expect(movesOf(status, { ...nobody, ...standing })).toEqual(moves),
  );

  it('is written by its author alone, before it is sent and after it was sent back', () => {
    const writable = requisitionStatuses.filter(
      (status) => mayWith(status, { ...nobody, requester: true }).do.length > 0,
    );
    expect(writable).toEqual(['draft', 'changes_requested']);
  });

  it('never leaves the machine, and is nowhere for who has no part in it', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...requisitionStatuses),
        fc.record({ requester: fc.boolean(), approver: fc.boolean(), admin: fc.boolean(), last: fc.boolean() }),
        (status, standing) => {
          for (const to of movesOf(status, standing)) expect(requisitionMovesFrom[status]).toContain(to);
          expect(mayWith(status, nobody)).toEqual({ to: [], do: [] });
        },
      ),
    ));
});

describe('business days', () => {
  it('leave weekends out, whatever the timezone', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Tokyo'),
        (from, days, zone) => {
          const at = businessDaysAfter(from, days, zone);
          expect(isBusinessDay(at, zone)).toBe(true);
          let between = 0;
          for (let one = from.getTime() + 86_400_000; one <= at.getTime(); one += 86_400_000)
            between += Number(isBusinessDay(new Date(one), zone));
          expect(between).toBe(days);
        },
      ),
    ));
});

describe('managers', () => {
  const teams = [
    { id: 'top', parentId: null, leadId: 'head', memberIds: ['head', 'lead', 'hr'] },
    { id: 'small', parentId: 'top', leadId: 'lead', memberIds: ['lead', 'rep'] },
  ];
  it('lead the team somebody is in, or the one above the team they lead', () => {
    expect(managersOf('rep', teams)).toEqual(['lead']);
    expect(managersOf('lead', teams)).toEqual(['head']);
    expect(managersOf('hr', teams)).toEqual(['head']);
    expect(managersOf('head', teams)).toEqual([]);
  });
});
