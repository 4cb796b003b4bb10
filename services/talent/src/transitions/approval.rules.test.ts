import { describe, expect, it } from '@jest/globals';
import { defaultWorkflows, type WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import fc from 'fast-check';
import {
  addNotices,
  approvalAt,
  approvalsFor,
  chainFor,
  decide,
  inTurn,
  noticesOf,
  stateAfter,
  waitsForCaller,
  withoutApprover,
  type Caller,
} from './approval.rules.js';

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
          if (approval.decision === 'pending' && approval.approverIds === null)
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
            approvals = decide(approvals, ['receiving', 'current', 'hr'].indexOf(step) + 1, {
              decision,
              decidedById: 'eve',
              decidedAt: one.at,
            });
          }
          expect(stateAfter(approvals)).toBe(declines ? 'declined' : 'approved');
        },
      ),
    ));
});

describe('a version an organization wrote', () => {
  const [receiving, current, hr] = defaultWorkflows.transition as [WorkflowStep, WorkflowStep, WorkflowStep];
  const input = {
    employeeId: 'ann',
    department: 'Sales',
    receivingId: 'ben',
    currentId: 'cay',
    agreedById: 'ben',
    at: '2026-11-19T17:00:00.000Z',
  };
  const approvers = { hr: ['hal', 'hue'], organization: ['amy'], person: ['pat'] };
  const named: WorkflowStep = { ...hr, approver: 'person', personId: 'pat' };
  const version = (...steps: WorkflowStep[]) => ({ number: 2, steps });
  const chained = (...steps: WorkflowStep[]) => chainFor(version(...steps), input, approvers)!;

  it('names who decides each step; a manager who asks has agreed', () => {
    expect(
      chained(receiving, current, hr, named).map(({ step, place, approverIds, decision }) => [
        place,
        step,
        approverIds,
        decision,
      ]),
    ).toEqual([
      [1, 'receiving', ['ben'], 'approved'],
      [2, 'current', ['cay'], 'pending'],
      [3, 'hr', ['hal', 'hue'], 'pending'],
      [4, 'person', ['pat'], 'pending'],
    ]);
  });

  it('takes a step by the department of the seat they move to', () => {
    const only = { ...named, when: { ...named.when, departments: ['Service'] } };
    expect(chained(current, only).map(({ place }) => place)).toEqual([1]);
    expect(chainFor(version(current, only), { ...input, department: 'service' }, approvers)).toHaveLength(2);
  });

  it('never names who moves or who asks, and asks others where managers who ask would be everybody', () =>
    fc.assert(
      fc.property(
        fc.record({ employeeId: person, receivingId: person, currentId: fc.option(person), agreedById: person }),
        fc.shuffledSubarray([receiving, current, hr, named], { minLength: 1 }),
        fc.record({ hr: fc.subarray(people), organization: fc.subarray(people) }),
        (who, steps, some) => {
          const chain = chainFor(version(...steps), { ...input, ...who }, { ...some, person: ['pat'] });
          if (!chain) return;
          expect(chain.some(({ decision }) => decision === 'pending')).toBe(true);
          for (const { approverIds, decision } of chain) {
            expect(approverIds).not.toContain(who.employeeId);
            if (decision === 'pending') expect(approverIds).not.toContain(who.agreedById);
          }
        },
      ),
    ));

  it('is no approval where nobody is left for a step', () => {
    expect(chainFor(version(hr), { ...input, agreedById: 'amy' }, { hr: [], organization: ['amy'] })).toBeUndefined();
  });

  it('asks everybody at the same time, reminds each once, and then asks those above them', () => {
    const now = new Date(input.at);
    const chain = inTurn(chained(receiving, current, { ...hr, days: 1 }), now, 'UTC');
    const transition = { status: 'in_review' as const, approvals: chain };
    const due = noticesOf(transition, 'UTC');
    expect(due.map(({ approval, what }) => [approval.place, what])).toEqual([
      [2, 'reminder'],
      [3, 'reminder'],
    ]);
    expect(due[1]!.at < due[0]!.at).toBe(true);
    const reminded = addNotices(chain, [due[1]!], new Map(), due[1]!.at);
    const again = noticesOf({ ...transition, approvals: reminded }, 'UTC');
    expect(again.map(({ what }) => what)).toEqual(['reminder', 'escalation']);
    const escalated = addNotices(reminded, [again[1]!], new Map([[3, ['sue']]]), again[1]!.at);
    expect(escalated[2]!.approverIds).toEqual(['hal', 'hue', 'sue']);
    expect(noticesOf({ ...transition, approvals: escalated }, 'UTC').map(({ approval }) => approval.place)).toEqual([
      2,
    ]);
    expect(noticesOf({ status: 'approved', approvals: chain }, 'UTC')).toEqual([]);
  });

  it('lets whoever is chained decide the step that is theirs, of several of one kind', () => {
    const other: WorkflowStep = { ...named, personId: 'zed' };
    const two = chainFor(version(named, other), input, { ...approvers, person: ['pat', 'zed'] })!;
    const zed = { userId: 'zed', managesAll: false, mayManage: false, admin: false };
    expect(approvalAt(two, 'person', inReview('ann'), zed)?.place).toBe(2);
    const decided = decide(two, 2, { decision: 'approved', decidedById: 'zed', decidedAt: input.at });
    expect(decided.map(({ decision }) => decision)).toEqual(['pending', 'approved']);
    expect(approvalAt(decided, 'person', inReview('ann'), zed)?.place).toBe(1);
    expect(approvalAt(decided, 'hr', inReview('ann'), zed)).toBeUndefined();
  });

  it('goes on with others where somebody who was chained has left', () => {
    const chain = chained(current, hr);
    const admin = { approverIds: ['amy'], passedToAdmin: true };
    expect(withoutApprover(chain, 'hal', () => admin)[1]!.approverIds).toEqual(['hue']);
    expect(withoutApprover(chain, 'cay', () => admin)[0]).toMatchObject(admin);
    expect(withoutApprover(chain, 'cay', () => ({ ...admin, approverIds: ['cay'] }))).toEqual(chain);
    expect(withoutApprover(chain, 'cay', () => ({ ...admin, approverIds: [] }))).toEqual(chain);
  });
});
