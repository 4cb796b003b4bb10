import type { Transaction } from '@talent-os/service-kit';
import { DueQueue } from '@talent-os/service-kit/due/due-queue';
import { currentStep, nextNotice } from './requisitions/approval.rules.js';
import type { Requisition } from './requisitions/requisition.entity.js';
import { HandoverTask } from './transitions/handover-task.entity.js';
import type { Transition } from './transitions/transition.entity.js';

/**
 * An interview when both sides are to be reminded of it, its scorecards when they are missing, an offer when it expires
 * or its approvers are to be reminded, a requisition when its approvers are to be reminded, an application when its
 * rejection is to be told or its person to be written to about their stage, an onboarding plan at its next day, a
 * transition on its effective day and when its approvers are to be reminded, the record of a candidate when it is to be
 * erased, an offboarding when access ends, a search for positions when it is looked through, a hidden post when nobody
 * has decided on it, an erasure when it begins or is asked for again. An application is due once its move can no longer
 * be taken back, and again when it has been in its stage for too long.
 */
type Kind =
  | 'interview'
  | 'scorecards'
  | 'offer'
  | 'offerApproval'
  | 'requisition'
  | 'rejection'
  | 'message'
  | 'onboarding'
  | 'transition'
  | 'transitionApproval'
  | 'retention'
  | 'leaving'
  | 'search'
  | 'hiddenPost'
  | 'entered'
  | 'late'
  | 'erasure';
export const due = new DueQueue<Kind>('talent');

/** A requisition is due while one of its steps waits. */
export function setRequisitionDue(
  tx: Transaction,
  { id, approvals }: Pick<Requisition, 'id' | 'approvals'>,
  timezone: string,
): Promise<void> {
  const step = currentStep(approvals);
  return due.set(tx, 'requisition', id, step && nextNotice(step, timezone)?.at);
}

/** A transition is due once its handover is done. */
export async function setTransitionDue(tx: Transaction, { id, status, effectiveDate }: Transition): Promise<void> {
  const tasks = await tx.findAll(HandoverTask, { transitionId: id });
  const ready = status === 'in_progress' && tasks.every(({ doneAt }) => doneAt !== null);
  await due.set(tx, 'transition', id, ready ? effectiveDate : undefined);
}
