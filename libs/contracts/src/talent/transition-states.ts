/** States of a move, in order, as people read them. */
export const transitionStates = {
  requested: { label: 'Requested', running: true },
  in_review: { label: 'In review', running: true },
  approved: { label: 'Approved', running: true },
  in_progress: { label: 'In progress', running: true },
  completed: { label: 'Completed', running: false },
  declined: { label: 'Declined', running: false },
  cancelled: { label: 'Cancelled', running: false },
} as const;
export type TransitionState = keyof typeof transitionStates;
export const transitionStateKeys = Object.keys(transitionStates) as [TransitionState, ...TransitionState[]];
export const runningTransitions = transitionStateKeys.filter((state) => transitionStates[state].running);

export const transitionTypes = {
  promotion: 'Promotion',
  lateral: 'Lateral move',
  temporary: 'Temporary',
  relocation: 'Relocation',
  industry_switch: 'Industry switch',
} as const;
export type TransitionType = keyof typeof transitionTypes;
export const transitionTypeKeys = Object.keys(transitionTypes) as [TransitionType, ...TransitionType[]];

/** Who agrees to a move: the manager it goes to, the manager it leaves, HR, and whom a workflow asks besides. */
export const approvalSteps = {
  receiving: 'Receiving manager',
  current: 'Current manager',
  hr: 'HR',
  department: 'Department head',
  organization: 'Organization admin',
  person: 'Named person',
} as const;
export type ApprovalStep = keyof typeof approvalSteps;
export const approvalStepKeys = Object.keys(approvalSteps) as [ApprovalStep, ...ApprovalStep[]];

/** What became of an approval. */
export const approvalDecisions = { pending: 'Waiting', approved: 'Approved', declined: 'Declined' } as const;

/** What becomes of the seat somebody leaves. */
export const backfillStates = {
  none: 'Not decided',
  offered: 'Backfill offered',
  requested: 'Backfill requested',
  open: 'Seat open',
  filled: 'Seat filled',
} as const;
type BackfillState = keyof typeof backfillStates;
export const backfillStateKeys = Object.keys(backfillStates) as [BackfillState, ...BackfillState[]];
