import type { ErrorCode } from '@talent-os/contracts';
import {
  ESCALATION_DAYS,
  STEP_DUE_DAYS,
  type ApprovalStep,
  type RequisitionDecision,
  type RequisitionStatus,
} from '@talent-os/contracts/talent/requisition-states.js';
import { businessDaysAfter } from './business-days.rules.js';
import type { Approval } from './requisition.entity.js';

/** Who holds the role of each step, by id. */
export type Approvers = Readonly<Record<ApprovalStep, readonly string[]>>;

type StepInput = {
  readonly step: ApprovalStep;
  readonly passedFrom: ApprovalStep | null;
  readonly approverIds: readonly string[];
};

/**
 * The steps of a request, in order: department head, HR, and an administrator where the pay lies outside its band. A
 * step nobody holds, or whose holder asks themselves, passes to the administrators; two such steps in a row are one.
 * Undefined where nobody but the requester is left for a step.
 */
export function chainOf(
  requesterId: string,
  approvers: Approvers,
  outsideBand: boolean,
): readonly StepInput[] | undefined {
  const steps: readonly ApprovalStep[] = ['department', 'hr', ...(outsideBand ? (['organization'] as const) : [])];
  const chain = steps.map((step) => stepOf(step, requesterId, approvers));
  if (chain.some(({ approverIds }) => approverIds.length === 0)) return undefined;
  return chain.filter(({ step }, at) => step !== 'organization' || chain[at - 1]?.step !== 'organization');
}

function stepOf(step: ApprovalStep, requesterId: string, approvers: Approvers): StepInput {
  const holders = approvers[step];
  const passes = step !== 'organization' && (holders.length === 0 || holders.includes(requesterId));
  const taken = passes ? 'organization' : step;
  return {
    step: taken,
    passedFrom: passes ? step : null,
    approverIds: approvers[taken].filter((id) => id !== requesterId),
  };
}

/** The approvals of a request with one round more, its first step due. */
export function openRound(
  before: readonly Approval[],
  chain: readonly StepInput[],
  now: Date,
  timezone: string,
): Approval[] {
  const round = (before.at(-1)?.round ?? 0) + 1;
  const open = chain.map((step) => ({ ...step, round, ...UNDECIDED }));
  return [...before, ...turn(open, now, timezone)];
}

const UNDECIDED = {
  decision: null,
  decidedById: null,
  comment: null,
  decidedAt: null,
  dueAt: null,
  remindedAt: null,
  escalatedAt: null,
};

/** The step that waits for a decision. */
export const currentStep = (approvals: readonly Approval[]): Approval | undefined =>
  approvals.find(({ decision, dueAt }) => decision === null && dueAt !== null);

/** Gives the first undecided step its due date. */
function turn(approvals: readonly Approval[], now: Date, timezone: string): Approval[] {
  const next = approvals.findIndex(({ decision }) => decision === null);
  const dueAt = businessDaysAfter(now, STEP_DUE_DAYS, timezone).toISOString();
  return approvals.map((one, at) => (at === next ? { ...one, dueAt } : one));
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
    : { approvals: turn(decided, now, timezone), status: 'in_approval' };
}

type OverdueStep = 'reminder' | 'escalation';

/** When a step is next to be looked after, and why: its reminder when it is due, then the approver's manager. */
export function nextNotice(
  step: Approval,
  timezone: string,
): { readonly at: Date; readonly what: OverdueStep } | undefined {
  if (step.dueAt === null || step.escalatedAt !== null) return undefined;
  const due = new Date(step.dueAt);
  return step.remindedAt === null
    ? { at: due, what: 'reminder' }
    : { at: businessDaysAfter(new Date(step.remindedAt), ESCALATION_DAYS, timezone), what: 'escalation' };
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
