import { describe, expect, it } from '@jest/globals';
import { requisitionDecisions } from '@talent-os/contracts/talent/requisition-states.js';
import fc from 'fast-check';
import { defaultWorkflows } from '@talent-os/contracts/talent/workflow-shapes.js';
import { chainOf as chainBy, type Approvers } from '../workflows/chain.rules.js';
import {
  currentStep,
  decide,
  decisionRefusal,
  nextNotice,
  addNotice,
  openRound,
  withoutApprover,
} from './approval.rules.js';

const ZONE = 'America/New_York';
// A Thursday noon in New York.
const now = new Date('2026-11-19T17:00:00Z');
const approvers = { department: ['head'], hr: ['hr'], organization: ['admin'] };
/** By version 1, the chain every organization begins with. */
const chainOf = (requesterId: string, people: Approvers, outsideBand: boolean) =>
  chainBy(
    defaultWorkflows.requisition,
    { requesterId, department: 'Sales', headcount: 1, salaryMax: 9_000_000, outsideBand },
    people,
  );
const steps = (...args: Parameters<typeof chainOf>) => chainOf(...args)?.map(({ step }) => step);
const opened = (outside = false) => openRound([], chainOf('me', approvers, outside)!, now, ZONE);

describe('the chain of an approval', () => {
  it('asks the department head, then HR, and an administrator where the pay lies outside its band', () => {
    expect(steps('me', approvers, false)).toEqual(['department', 'hr']);
    expect(steps('me', approvers, true)).toEqual(['department', 'hr', 'organization']);
  });

  it('passes a step of the requester, or of nobody, to the administrators', () => {
    expect(chainOf('head', { ...approvers, department: ['head', 'other'] }, false)).toMatchObject([
      { step: 'organization', passedFrom: 'department', approverIds: ['admin'] },
      { step: 'hr', passedFrom: null, approverIds: ['hr'] },
    ]);
    expect(steps('me', { ...approvers, hr: [] }, false)).toEqual(['department', 'organization']);
  });

  it('asks administrators once where their steps follow each other', () => {
    expect(steps('me', { department: [], hr: [], organization: ['admin'] }, true)).toEqual(['organization']);
    expect(steps('me', { ...approvers, department: [] }, true)).toEqual(['organization', 'hr', 'organization']);
  });

  it('never asks the requester, and is none where nobody else is left', () => {
    const ids = fc.array(fc.constantFrom('me', 'a', 'b', 'c'), { maxLength: 4 });
    fc.assert(
      fc.property(fc.record({ department: ids, hr: ids, organization: ids }), fc.boolean(), (people, outside) => {
        const chain = chainOf('me', people, outside);
        for (const { approverIds } of chain ?? []) {
          expect(approverIds).not.toContain('me');
          expect(approverIds.length).toBeGreaterThan(0);
        }
      }),
    );
    expect(chainOf('admin', { department: [], hr: [], organization: ['admin'] }, false)).toBeUndefined();
  });
});

describe('a decision', () => {
  const request = { status: 'submitted' as const, requesterId: 'me', approvals: opened() };

  it('is refused to the author, to who is not asked, and where nothing waits', () => {
    expect(decisionRefusal(request, 'head')).toBeUndefined();
    expect(decisionRefusal(request, 'hr')).toBe('requisition.turn');
    expect(decisionRefusal(request, 'me')).toBe('requisition.ownDecision');
    expect(decisionRefusal({ ...request, status: 'draft' }, 'head')).toBe('requisition.transition');
    expect(decisionRefusal({ ...request, approvals: [] }, 'head')).toBe('requisition.transition');
  });

  it('approves once every step has approved, and ends at the first that does not', () => {
    const answers = fc.array(fc.constantFrom(...requisitionDecisions), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(answers, fc.boolean(), (decisions, outside) => {
        let approvals = opened(outside);
        let status: string = 'submitted';
        let asked = 0;
        while (currentStep(approvals)) {
          const answer = { decision: decisions[asked]!, by: 'x', comment: null };
          ({ approvals, status } = decide(approvals, answer, now, ZONE));
          asked += 1;
        }
        const given = decisions.slice(0, asked);
        const chain = outside ? 3 : 2;
        expect(status).toBe(given.find((one) => one !== 'approved') ?? 'approved');
        expect(asked).toBe(
          given.every((one) => one === 'approved') ? chain : given.findIndex((one) => one !== 'approved') + 1,
        );
        expect(approvals).toHaveLength(asked);
      }),
    );
  });

  it('opens a round of its own after changes', () => {
    const { approvals } = decide(opened(), { decision: 'changes_requested', by: 'head', comment: 'Why?' }, now, ZONE);
    const again = openRound(approvals, chainOf('me', approvers, false)!, now, ZONE);
    expect(again.map(({ round }) => round)).toEqual([1, 2, 2]);
    expect(currentStep(again)).toMatchObject({ round: 2, step: 'department' });
  });
});

describe('a step nobody answers', () => {
  it('is due after three business days, then told again, then brought before the manager, and then left', () => {
    const first = opened();
    const step = currentStep(first)!;
    expect(step.dueAt).toBe('2026-11-24T17:00:00.000Z');
    expect(nextNotice(step, ZONE)).toEqual({ at: new Date(step.dueAt!), what: 'reminder' });
    const reminded = addNotice(first, step, 'reminder', step.approverIds, new Date(step.dueAt!));
    const second = currentStep(reminded)!;
    expect(nextNotice(second, ZONE)).toEqual({ at: new Date('2026-11-25T17:00:00Z'), what: 'escalation' });
    const escalated = addNotice(reminded, second, 'escalation', ['head', 'boss'], new Date('2026-11-25T17:00:00Z'));
    expect(currentStep(escalated)).toMatchObject({ approverIds: ['head', 'boss'] });
    expect(nextNotice(currentStep(escalated)!, ZONE)).toBeUndefined();
  });
});

describe('a step whose approver has left', () => {
  const later = new Date('2026-11-20T17:00:00Z');
  const nobody = () => ({ step: 'organization' as const, passedFrom: 'department' as const, approverIds: [] });

  it('goes on with whoever else was asked, and keeps its time', () => {
    const approvals = openRound([], chainOf('me', { ...approvers, department: ['head', 'other'] }, false)!, now, ZONE);
    const [first] = withoutApprover(approvals, 'head', nobody, later, ZONE);
    expect(first).toMatchObject({ approverIds: ['other'], leftIds: ['head'], dueAt: approvals[0]!.dueAt });
  });

  it('is passed on to the next who may decide it, with time of its own', () => {
    const reminded = addNotice(opened(), currentStep(opened())!, 'reminder', ['head'], later);
    const next = () => ({ step: 'organization' as const, passedFrom: 'department' as const, approverIds: ['admin'] });
    const [first] = withoutApprover(reminded, 'head', next, later, ZONE);
    expect(first).toMatchObject({ step: 'organization', passedFrom: 'department', approverIds: ['admin'] });
    expect(first).toMatchObject({ leftIds: ['head'], dueAt: '2026-11-25T17:00:00.000Z', remindedAt: null });
  });

  it('is passed on before its turn as well, and stays where nobody is left or it was decided', () => {
    const next = () => ({ step: 'person' as const, passedFrom: 'hr' as const, approverIds: ['stand-in'] });
    expect(withoutApprover(opened(), 'hr', next, later, ZONE)[1]).toMatchObject({
      approverIds: ['stand-in'],
      dueAt: null,
    });
    expect(withoutApprover(opened(), 'head', nobody, later, ZONE)).toEqual(opened());
    const { approvals } = decide(opened(), { decision: 'approved', by: 'head', comment: null }, now, ZONE);
    expect(withoutApprover(approvals, 'head', next, later, ZONE)).toEqual(approvals);
  });
});
