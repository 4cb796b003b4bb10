import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { approvalsFor, decide, stateAfter, waitsForCaller, type Caller } from './approval.rules.js';

const people = ['ann', 'ben', 'cay', 'dee'];
const person = fc.constantFrom(...people);
const asked = fc.record({
  employeeId: person,
  receivingId: fc.option(person),
  currentId: fc.option(person),
  agreedById: fc.option(person),
  at: fc.constant('2026-11-20T12:00:00.000Z'),
});
const caller: fc.Arbitrary<Caller> = fc.record({
  userId: person,
  managesAll: fc.boolean(),
  mayManage: fc.boolean(),
  admin: fc.boolean(),
});
const inReview = (employeeId: string, requestedById: string | null = null) =>
  ({ status: 'in_review', employeeId, requestedById }) as const;

describe('the approvals of a transition', () => {
  it('are three, and never an employee’s own', () =>
    fc.assert(
      fc.property(asked, caller, (one, who) => {
        const approvals = approvalsFor(one);
        expect(approvals.map(({ step }) => step)).toEqual(['receiving', 'current', 'hr']);
        for (const approval of approvals) {
          expect(approval.decidedById).not.toBe(one.employeeId);
          const mine = { ...who, userId: one.employeeId };
          expect(waitsForCaller(approval, inReview(one.employeeId), mine)).toBe(false);
        }
      }),
    ));

  it('of a manager who moves themselves, or who is missing, pass to the administration', () =>
    fc.assert(
      fc.property(asked, (one) => {
        const [receiving, current] = approvalsFor(one);
        expect(receiving!.passedToAdmin).toBe(!one.receivingId || one.receivingId === one.employeeId);
        expect(current!.passedToAdmin).toBe(!one.currentId || one.currentId === one.employeeId);
      }),
    ));

  it('always wait for somebody: HR or the administration where no manager can', () =>
    fc.assert(
      fc.property(asked, (one) => {
        const admin = { userId: 'zoe', managesAll: true, mayManage: true, admin: true };
        for (const approval of approvalsFor(one))
          if (approval.decision === 'pending' && approval.approverId === null)
            expect(waitsForCaller(approval, inReview(one.employeeId), admin)).toBe(true);
      }),
    ));

  it('of HR are given by somebody else than who asked', () => {
    const hr = approvalsFor({ employeeId: 'ann', receivingId: 'ben', currentId: 'cay', agreedById: 'dee', at: '' })[2]!;
    const dee = { userId: 'dee', managesAll: true, mayManage: true, admin: false };
    expect(waitsForCaller(hr, inReview('ann', 'dee'), dee)).toBe(false);
    expect(waitsForCaller(hr, inReview('ann', 'ben'), dee)).toBe(true);
    expect(waitsForCaller(hr, { ...inReview('ann', 'ben'), status: 'requested' }, dee)).toBe(false);
  });

  it('carry the transition on with the last, in any order, and end it with one that declines', () =>
    fc.assert(
      fc.property(
        asked,
        fc.shuffledSubarray(['receiving', 'current', 'hr'] as const, { minLength: 3 }),
        fc.option(fc.constantFrom('receiving', 'current', 'hr' as const)),
        (one, order, declines) => {
          let approvals = approvalsFor(one).map((each) => ({ ...each, decision: 'pending' as const }) as typeof each);
          for (const step of order) {
            expect(stateAfter(approvals)).toBe(
              approvals.some((each) => each.decision === 'declined') ? 'declined' : 'in_review',
            );
            const decision = step === declines ? 'declined' : 'approved';
            approvals = decide(approvals, step, { decision, decidedById: 'eve', decidedAt: one.at });
          }
          expect(stateAfter(approvals)).toBe(declines ? 'declined' : 'approved');
        },
      ),
    ));
});
