import { approvalSteps, transitionStates, type TransitionState } from '@talent-os/contracts/talent/transition-states';
import type { Transition, TransitionDetail } from '@talent-os/contracts/talent/transitions';
import type { BadgeVariant } from '@/ui/display/status-badge';

export const stateVariants: Record<TransitionState, BadgeVariant> = {
  requested: 'default',
  in_review: 'warning',
  approved: 'success',
  in_progress: 'default',
  completed: 'success',
  declined: 'error',
  cancelled: 'secondary',
};

export const backfillVariants: Record<Transition['backfill'], BadgeVariant> = {
  none: 'secondary',
  offered: 'warning',
  requested: 'default',
  open: 'warning',
  filled: 'success',
};

/** The name of a move: who goes where. */
export const nameOf = ({ employeeName, to }: Pick<Transition, 'employeeName' | 'to'>) =>
  `${employeeName} → ${to.title}`;

/** The same for a person who has a part in it: what is going on, or what it was about once it is over. */
export function moveTitle({
  own,
  employeeName,
  to,
  status,
}: Pick<TransitionDetail, 'own' | 'employeeName' | 'to' | 'status'>) {
  if (own) return `Your move into ${to.title}`;
  return transitionStates[status].running
    ? `${employeeName} moves into ${to.title}`
    : `Move of ${employeeName} into ${to.title}`;
}

type Approval = TransitionDetail['approvals'][number];

/** Who gives an approval, or gave it. */
export function approverText({
  step,
  approverNames,
  passedToAdmin,
  decidedByName,
}: Pick<Approval, 'step' | 'approverNames' | 'passedToAdmin' | 'decidedByName'>): string {
  if (decidedByName) return decidedByName;
  if (approverNames.length > 0) return either.format(approverNames);
  return passedToAdmin ? 'Organization administration' : approvalSteps[step];
}
const either = new Intl.ListFormat('en', { type: 'disjunction' });

export const decisionVariants: Record<Approval['decision'], BadgeVariant> = {
  pending: 'warning',
  approved: 'success',
  declined: 'error',
};

/** Whose approval is missing, in one line; nothing where none is. */
export const waitsText = ({ waitsFor }: Pick<Transition, 'waitsFor'>): string =>
  waitsFor.length === 0 ? '' : `Waits for ${waitsFor.map((step) => approvalSteps[step]).join(', ')}`;

/** Where the seat a person leaves is asked for again. */
export const backfillAddress = (positionId: string) => `/talent/plan/request?replaces=${positionId}`;
