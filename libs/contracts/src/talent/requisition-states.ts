/** Where a request for seats stands, in the order of the board. `over`: nothing happens to it any more. */
export const requisitionStates = {
  draft: { label: 'Draft', over: false },
  submitted: { label: 'Submitted', over: false },
  in_approval: { label: 'In approval', over: false },
  changes_requested: { label: 'Changes requested', over: false },
  approved: { label: 'Approved', over: true },
  rejected: { label: 'Rejected', over: true },
  cancelled: { label: 'Cancelled', over: true },
} as const;
export type RequisitionStatus = keyof typeof requisitionStates;
export const requisitionStatuses = Object.keys(requisitionStates) as [RequisitionStatus, ...RequisitionStatus[]];
/** Where a decision is waited for. */
export const awaitedStatuses = ['submitted', 'in_approval'] as const satisfies readonly RequisitionStatus[];

/** What an approver may answer. */
export const requisitionDecisions = ['approved', 'changes_requested', 'rejected'] as const;
export type RequisitionDecision = (typeof requisitionDecisions)[number];

/** Roles a step may be given to, and whether one is looked for in the request's industry or anywhere. */
export const approvalRoles = {
  department: { role: 'DEPARTMENT_HEAD', anywhere: false },
  hr: { role: 'HR_MANAGER', anywhere: false },
  organization: { role: 'ORGANIZATION_ADMIN', anywhere: true },
} as const;
/** Who approves a step: whoever holds a role, the manager of who asks, a manager of a move’s seats, or one person. */
export const approvalSteps = {
  department: { label: 'Department head' },
  hr: { label: 'HR' },
  organization: { label: 'Organization admin' },
  manager: { label: 'Manager of who asks' },
  receiving: { label: 'Receiving manager' },
  current: { label: 'Current manager' },
  person: { label: 'Named person' },
} as const satisfies Record<
  keyof typeof approvalRoles | 'manager' | 'receiving' | 'current' | 'person',
  { label: string }
>;
export type ApprovalStep = keyof typeof approvalSteps;
export const approvalStepKeys = Object.keys(approvalSteps) as [ApprovalStep, ...ApprovalStep[]];

/** Business days an approver has before a reminder goes out, and from then until their manager is asked too (defaults). */
export const STEP_DUE_DAYS = 3;
export const ESCALATION_DAYS = 1;

export const employmentTypes = {
  full_time: 'Full time',
  part_time: 'Part time',
  contract: 'Contract',
  per_diem: 'Per diem',
} as const;
export type EmploymentType = keyof typeof employmentTypes;
export const employmentTypeKeys = Object.keys(employmentTypes) as [EmploymentType, ...EmploymentType[]];

export const requisitionReasons = {
  growth: 'Growth',
  replacement: 'Replacement',
  backfill_leave: 'Cover for a leave',
} as const;
export type RequisitionReason = keyof typeof requisitionReasons;
export const requisitionReasonKeys = Object.keys(requisitionReasons) as [RequisitionReason, ...RequisitionReason[]];
