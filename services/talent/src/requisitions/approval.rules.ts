import type { ErrorCode } from '@talent-os/contracts';
import type { RequisitionDecision, RequisitionStatus } from '@talent-os/contracts/talent/requisition-states.js';
import type { ChainStep } from '../workflows/chain.rules.js';
import { businessDaysAfter } from './business-days.rules.js';
import type { Approval } from './requisition.entity.js';

/** The approvals of a request with one round more, its first step due. */
export function openRound(
  before: readonly Approval[],
  chain: readonly ChainStep[],
  now: Date,
  timezone: string,
): Approval[] {
  const round = (before.at(-1)?.round ?? 0) + 1;
  const open = chain.map((step) => ({ ...step, round, ...UNDECIDED }));
  return [...before, ...inTurn(open, now, timezone)];
}

const UNDECIDED = {
  decision: null,
  decidedById: null,
  comment: null,
  decidedAt: null,
  dueAt: null,
  remindedAt: null,
  escalatedAt: null,
  leftIds: [],
};

/** The step that waits for a decision. */
export const currentStep = (approvals: readonly Approval[]): Approval | undefined =>
  approvals.find(({ decision, dueAt }) => decision === null && dueAt !== null);

const dueOf = ({ days }: Pick<Approval, 'days'>, now: Date, timezone: string): string =>
  businessDaysAfter(now, days, timezone).toISOString();

type Timed = Pick<Approval, 'days' | 'dueAt'> & { readonly decision: string | null };

/** Gives the first undecided step its due date. */
export function inTurn<A extends Timed>(approvals: readonly A[], now: Date, timezone: string): A[] {
  const next = approvals.findIndex(({ decision }) => decision === null);
  return approvals.map((one, at) => (at === next ? { ...one, dueAt: dueOf(one, now, timezone) } : one));
}

/** Why a person may not decide the step that waits, or nothing. */
export function decisionRefusal(
  {
    status,
    requesterId,
    approvals,
  }: { status: RequisitionStatus; requesterId: string; approvals: readonly Approval[] },
  userId: string,
): ErrorCode | undefined {
  const step = currentStep(approvals);
  if (!step || (status !== 'submitted' && status !== 'in_approval')) return 'requisition.transition';
  if (requesterId === userId) return 'requisition.ownDecision';
  return step.approverIds.includes(userId) ? undefined : 'requisition.turn';
}

type Answer = { readonly decision: RequisitionDecision; readonly by: string; readonly comment: string | null };

/** What a decision makes of the approvals and of the request. Steps behind a refusal are never asked. */
export function decide(
  approvals: readonly Approval[],
  { decision, by, comment }: Answer,
  now: Date,
  timezone: string,
): { readonly approvals: Approval[]; readonly status: RequisitionStatus } {
  const step = currentStep(approvals);
  const decided = approvals.map((one) =>
    one === step ? { ...one, decision, decidedById: by, comment, decidedAt: now.toISOString() } : one,
  );
  if (decision !== 'approved') return { approvals: decided.filter((one) => one.decision !== null), status: decision };
  const last = decided.every((one) => one.decision !== null);
  return last
    ? { approvals: decided, status: 'approved' }
    : { approvals: inTurn(decided, now, timezone), status: 'in_approval' };
}

type OverdueStep = 'reminder' | 'escalation';

/**
 * When a step is next to be looked after, and why: its reminder when it is due, then the approver's manager, each as far
 * as the workflow it began with has it.
 */
export function nextNotice(
  step: Pick<Approval, 'dueAt' | 'reminds' | 'remindedAt' | 'escalationDays' | 'escalatedAt'>,
  timezone: string,
): { readonly at: Date; readonly what: OverdueStep } | undefined {
  if (step.dueAt === null || step.escalatedAt !== null) return undefined;
  if (step.reminds && step.remindedAt === null) return { at: new Date(step.dueAt), what: 'reminder' };
  if (step.escalationDays === null) return undefined;
  const from = new Date(step.remindedAt ?? step.dueAt);
  return { at: businessDaysAfter(from, step.escalationDays, timezone), what: 'escalation' };
}

/** The approvals after a notice; an escalation asks more people. */
export const addNotice = (
  approvals: readonly Approval[],
  step: Approval,
  what: OverdueStep,
  approverIds: readonly string[],
  now: Date,
): Approval[] =>
  approvals.map((one) => {
    if (one !== step) return one;
    const at = now.toISOString();
    return what === 'reminder' ? { ...one, remindedAt: at } : { ...one, approverIds, escalatedAt: at };
  });

/**
 * The approvals after a person has left: undecided steps that ask them go on with whoever else was asked, or with
 * `next`, the people the step's own workflow names now; its time begins anew for them. Where there is nobody, the step
 * stays as it is.
 */
export function withoutApprover(
  approvals: readonly Approval[],
  leftId: string,
  next: (step: Approval) => Pick<ChainStep, 'step' | 'passedFrom' | 'approverIds'>,
  now: Date,
  timezone: string,
): Approval[] {
  return approvals.map((one) => {
    if (one.decision !== null || !one.approverIds.includes(leftId)) return one;
    const leftIds = [...one.leftIds, leftId];
    const others = one.approverIds.filter((id) => id !== leftId);
    if (others.length > 0) return { ...one, approverIds: others, leftIds };
    const taken = next(one);
    if (taken.approverIds.length === 0) return one;
    const dueAt = one.dueAt === null ? null : dueOf(one, now, timezone);
    return { ...one, ...taken, leftIds, dueAt, remindedAt: null, escalatedAt: null };
  });
}
