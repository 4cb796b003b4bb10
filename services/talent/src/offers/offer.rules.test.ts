import { describe, expect, it } from '@jest/globals';
import { offerStates, type OfferState } from '@talent-os/contracts/talent/offer-states.js';
import { defaultWorkflows, type WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import fc from 'fast-check';
import type { Approval } from './offer.entity.js';
import {
  afterDecision,
  approvalsFor,
  chainFor,
  inTurn,
  withoutApprover,
  decisionRefusal,
  actionRefusal,
  draftRefusal,
  expiryAfter,
  startRefusal,
  waitingStep,
  type OfferAction,
} from './offer.rules.js';

const now = new Date('2026-11-20T09:00:00Z');
const hour = (count: number) => new Date(now.getTime() + count * 3_600_000);
const wanted = { application: { status: 'active' }, stageType: 'offer', seat: { status: 'open' }, offers: [] };

describe('an offer', () => {
  it('is drafted for an active application in the offer stage of an open seat that has no other one', () => {
    expect(draftRefusal(wanted)).toBeUndefined();
    expect(draftRefusal({ ...wanted, application: { status: 'rejected' } })).toBe('offer.application');
    expect(draftRefusal({ ...wanted, seat: { status: 'on_hold' } })).toBe('offer.seat');
    expect(draftRefusal({ ...wanted, stageType: 'interview' })).toBe('offer.stage');
    expect(draftRefusal({ ...wanted, offers: ['declined', 'expired', 'rescinded'] })).toBeUndefined();
    for (const status of ['draft', 'in_approval', 'approved', 'sent', 'viewed'] as const)
      expect(draftRefusal({ ...wanted, offers: [status] })).toBe('offer.live');
  });

  it('needs its hiring manager and HR, or HR alone where the hiring manager wrote it', () => {
    expect(approvalsFor('recruiter', 'manager').map(({ step }) => step)).toEqual(['manager', 'hr']);
    expect(approvalsFor('manager', 'manager').map(({ step }) => step)).toEqual(['hr']);
  });

  it('goes back to its author when somebody returns it', () => {
    const returned = { by: 'manager', at: now.toISOString(), decision: 'returned' as const, comment: 'Too low' };
    expect(afterDecision(approvalsFor('recruiter', 'manager'), returned).status).toBe('draft');
  });

  it('is answered until its last moment and no longer, whether or not anybody has noticed', () => {
    const offer = { status: 'sent' as const, expiresAt: expiryAfter(now, 7) };
    expect(offer.expiresAt).toEqual(new Date('2026-11-27T09:00:00Z'));
    expect(actionRefusal('accept', offer, hour(7 * 24 - 1))).toBeUndefined();
    expect(actionRefusal('expire', offer, hour(7 * 24 - 1))).toBe('offer.transition');
    for (const deed of ['view', 'accept', 'decline'] as const)
      expect(actionRefusal(deed, offer, hour(7 * 24))).toBe('offer.over');
    expect(actionRefusal('accept', { ...offer, status: 'expired' }, now)).toBe('offer.over');
    expect(actionRefusal('expire', offer, hour(7 * 24))).toBeUndefined();
  });

  it('starts on a later day than today', () => {
    expect(startRefusal('2026-11-20', '2026-11-20')).toBe('offer.start');
    expect(startRefusal('2026-11-21', '2026-11-20')).toBeUndefined();
  });
});

const people = ['recruiter', 'manager', 'hr', 'admin'] as const;
type Move = {
  readonly deed: OfferAction;
  readonly by: (typeof people)[number];
  readonly yes: boolean;
  readonly hours: number;
};
const move: fc.Arbitrary<Move> = fc.record({
  deed: fc.constantFrom<OfferAction>(
    'edit',
    'submit',
    'decide',
    'send',
    'view',
    'accept',
    'decline',
    'expire',
    'rescind',
  ),
  by: fc.constantFrom(...people),
  yes: fc.boolean(),
  hours: fc.integer({ min: 0, max: 60 }),
});
type Story = { status: OfferState; expiresAt: Date | null; approvals: Approval[]; authorId: string };

/** What the handlers do, without a database. */
function after(offer: Story, { deed, by, yes }: Move, at: Date): Story {
  const to: Partial<Record<OfferAction, OfferState>> = {
    view: 'viewed',
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
    rescind: 'rescinded',
  };
  if (deed === 'edit') return { ...offer, authorId: by };
  if (deed === 'submit') return { ...offer, status: 'in_approval', approvals: approvalsFor(offer.authorId, 'manager') };
  if (deed === 'send') return { ...offer, status: 'sent', expiresAt: expiryAfter(at, 7) };
  if (deed !== 'decide') return { ...offer, status: to[deed]! };
  if (decisionRefusal(offer, { userId: by, admitted: true })) return offer;
  const decision = yes ? ('approved' as const) : ('returned' as const);
  return { ...offer, ...afterDecision(offer.approvals, { by, at: at.toISOString(), decision, comment: null }) };
}

describe('whatever happens to an offer', () => {
  it('goes out only with every approval, none by its author, no two by one person, and ends once', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let offer: Story = { status: 'draft', expiresAt: null, approvals: [], authorId: 'recruiter' };
        let at = now;
        for (const one of moves) {
          at = new Date(at.getTime() + one.hours * 3_600_000);
          if (actionRefusal(one.deed, offer, at)) continue;
          expect(offerStates[offer.status].live).toBe(true);
          offer = after(offer, one, at);
          if (['approved', 'sent', 'viewed', 'accepted'].includes(offer.status)) {
            const deciders = offer.approvals.map(({ by }) => by);
            expect(waitingStep(offer.approvals)).toBeUndefined();
            expect(offer.approvals.every(({ decision }) => decision === 'approved')).toBe(true);
            expect(deciders).not.toContain(offer.authorId);
            expect(new Set(deciders).size).toBe(deciders.length);
          }
          if (offer.status === 'accepted') expect(at.getTime()).toBeLessThan(offer.expiresAt!.getTime());
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('an offer that follows a workflow', () => {
  const [manager, hr] = defaultWorkflows.offer;
  const facts = {
    authorId: 'recruiter',
    hiringManagerId: 'manager',
    department: 'Sales',
    baseSalary: 9_000_000,
    outsideBand: false,
  };
  const approvers = { manager: ['manager'], hr: ['hr'], organization: ['admin'] };
  const version = (steps: readonly WorkflowStep[]) => ({ number: 2, steps });
  const when = { departments: [], outsideBand: false, salaryOver: null, headcountOver: null };

  it('names who is asked, step by step, and takes those whose conditions hold', () => {
    const dear = { ...hr!, approver: 'organization' as const, when: { ...when, salaryOver: 8_000_000 } };
    const chain = chainFor(version([manager!, hr!, dear]), facts, approvers)!;
    expect(chain.map(({ step, place, approverIds }) => [step, place, approverIds])).toEqual([
      ['manager', 1, ['manager']],
      ['hr', 2, ['hr']],
      ['organization', 3, ['admin']],
    ]);
    const cheap = chainFor(version([manager!, hr!, dear]), { ...facts, baseSalary: 7_000_000 }, approvers)!;
    expect(cheap.map(({ step }) => step)).toEqual(['manager', 'hr']);
  });

  it('asks no manager who wrote it, and passes on what its author would decide', () => {
    const own = chainFor(version([manager!, hr!]), { ...facts, authorId: 'manager' }, approvers)!;
    expect(own.map(({ step }) => step)).toEqual(['hr']);
    const byHr = chainFor(version([hr!]), { ...facts, authorId: 'hr' }, approvers)!;
    expect(byHr.map(({ step, approverIds }) => [step, approverIds])).toEqual([['organization', ['admin']]]);
    expect(chainFor(version([hr!]), { ...facts, authorId: 'hr' }, { hr: ['hr'] })).toBeUndefined();
  });

  it('gives each step its time when its turn comes, and a right alone decides one step', () => {
    const begun = new Date('2026-03-02T10:00:00Z');
    const chain = inTurn(approvalsFor('recruiter', 'manager'), begun, 'UTC');
    expect(chain.map(({ dueAt }) => dueAt !== null)).toEqual([true, false]);
    const decision = { by: 'hr', at: begun.toISOString(), decision: 'approved' as const, comment: null };
    const next = inTurn(afterDecision(chain, decision).approvals, begun, 'UTC');
    expect(next[1]!.dueAt).not.toBeNull();
    expect(decisionRefusal({ authorId: 'recruiter', approvals: next }, { userId: 'hr', admitted: true })).toBe(
      'offer.approver',
    );
    const named = next.map((one) => ({ ...one, approverIds: ['hr'] }));
    expect(
      decisionRefusal({ authorId: 'recruiter', approvals: named }, { userId: 'hr', admitted: true }),
    ).toBeUndefined();
  });

  it('goes on with others where somebody who was asked has left', () => {
    const chain = chainFor(version([hr!]), facts, { hr: ['hr', 'other'] })!;
    const left = withoutApprover(chain, 'hr', () => ({ step: 'organization', approverIds: ['admin'] }));
    expect(left[0]!.approverIds).toEqual(['other']);
    expect(withoutApprover(left, 'other', () => ({ step: 'organization', approverIds: ['admin'] }))[0]).toMatchObject({
      step: 'organization',
      approverIds: ['admin'],
    });
  });
});
