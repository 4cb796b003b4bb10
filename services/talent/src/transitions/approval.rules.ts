import {
  approvalStepKeys,
  type ApprovalStep,
  type TransitionState,
} from '@talent-os/contracts/talent/transition-states.js';
import type { Approval, Transition } from './transition.entity.js';

type ApprovalInput = {
  readonly employeeId: string;
  readonly receivingId: string | null;
  readonly currentId: string | null;
  /** Who asks for the transition, or whose offer was accepted: the manager's steps that are theirs are given with it. */
  readonly agreedById: string | null;
  /** ISO 8601. */
  readonly at: string;
};

/**
 * The approvals a transition needs. Nobody approves for themselves, and where a manager is missing nobody can: such a step
 * passes to the organization's administration.
 */
export function approvalsFor({ employeeId, receivingId, currentId, agreedById, at }: ApprovalInput): Approval[] {
  const approvers: Record<ApprovalStep, string | null> = { receiving: receivingId, current: currentId, hr: null };
  return approvalStepKeys.map((step) => {
    const approverId = approvers[step];
    const open = {
      step,
      approverId,
      passedToAdmin: false,
      decision: 'pending',
      decidedById: null,
      decidedAt: null,
    } as const;
    if (step === 'hr') return open;
    if (approverId === null || approverId === employeeId) return { ...open, approverId: null, passedToAdmin: true };
    if (approverId !== agreedById) return open;
    return { ...open, decision: 'approved', decidedById: approverId, decidedAt: at };
  });
}

/** What decides about a person's part in transitions. */
export type Caller = {
  readonly userId: string;
  /** Holds MANAGE_TRANSITIONS. */
  readonly managesAll: boolean;
  /** May steer the transitions they take part in. */
  readonly mayManage: boolean;
  /** Belongs to the organization's administration. */
  readonly admin: boolean;
};

type ApprovalFacts = Pick<Transition, 'employeeId' | 'requestedById' | 'status'>;

/** Whether a step waits for the caller, or for a person like them: never the employee, and never HR for its own request. */
export function waitsForCaller(approval: Approval, transition: ApprovalFacts, caller: Caller): boolean {
  if (transition.status !== 'in_review' || approval.decision !== 'pending' || caller.userId === transition.employeeId)
    return false;
  if (approval.passedToAdmin) return caller.admin;
  if (approval.step === 'hr') return caller.managesAll && caller.userId !== transition.requestedById;
  return approval.approverId === caller.userId;
}

/** The approvals after one of them was decided. */
export const decide = (
  approvals: readonly Approval[],
  step: ApprovalStep,
  by: { readonly decision: 'approved' | 'declined'; readonly decidedById: string; readonly decidedAt: string },
): Approval[] => approvals.map((one) => (one.step === step ? { ...one, ...by } : one));

/** Where a transition in review stands with its approvals: one that declines ends it, the last that approves carries it on. */
export function stateAfter(
  approvals: readonly Approval[],
): Extract<TransitionState, 'in_review' | 'approved' | 'declined'> {
  if (approvals.some(({ decision }) => decision === 'declined')) return 'declined';
  return approvals.every(({ decision }) => decision === 'approved') ? 'approved' : 'in_review';
}
