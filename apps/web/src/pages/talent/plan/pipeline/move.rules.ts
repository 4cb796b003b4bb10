import type { RequisitionDecision, RequisitionStatus } from '@talent-os/contracts/talent/requisition-states';

const answers: Partial<Record<RequisitionStatus, RequisitionDecision>> = {
  in_approval: 'approved',
  approved: 'approved',
  changes_requested: 'changes_requested',
  rejected: 'rejected',
};

/** The answer of an approver that takes a request there; nothing where it is no answer. */
export const answerOf = (to: RequisitionStatus): RequisitionDecision | undefined => answers[to];

type Words = { readonly title: string; readonly submit: string; readonly label: string; readonly required: boolean };
const approval: Words = { title: 'Approve this request?', submit: 'Approve', label: 'Comment', required: false };

/** What is asked before a move, by where it leads. */
export const questions: Partial<Record<RequisitionStatus, Words>> = {
  in_approval: approval,
  approved: approval,
  changes_requested: {
    title: 'Ask for changes?',
    submit: 'Ask for changes',
    label: 'What should change?',
    required: true,
  },
  rejected: { title: 'Reject this request?', submit: 'Reject', label: 'Reason', required: true },
  cancelled: { title: 'Cancel this request?', submit: 'Cancel request', label: 'Reason', required: true },
};
