import type { RequisitionStatus } from '@talent-os/contracts/talent/requisition-states.js';
import type { Requisition as Shown } from '@talent-os/contracts/talent/requisition-shapes.js';
import type { Requisition } from './requisition.entity.js';

type Band = { readonly min: number; readonly max: number };
type Pay = Pick<Requisition, 'salaryMin' | 'salaryMax'>;

/** Whether pay leaves its band at either end. Without a band, or without pay, nothing is outside. */
export const isOutsideBand = ({ salaryMin, salaryMax }: Pay, band: Band | null): boolean =>
  band !== null && ((salaryMin !== null && salaryMin < band.min) || (salaryMax !== null && salaryMax > band.max));

const decided: readonly RequisitionStatus[] = ['in_approval', 'approved', 'changes_requested', 'rejected', 'cancelled'];
/** Where a request may go from a status. */
export const requisitionMovesFrom: Record<RequisitionStatus, readonly RequisitionStatus[]> = {
  draft: ['submitted', 'cancelled'],
  submitted: decided,
  in_approval: decided,
  changes_requested: ['draft', 'cancelled'],
  approved: [],
  rejected: [],
  cancelled: [],
};

export const mayGo = (from: RequisitionStatus, to: RequisitionStatus): boolean =>
  requisitionMovesFrom[from].includes(to);

/** Whether its author may write it: a draft, or what becomes one again. */
export const isWritable = (status: RequisitionStatus): boolean => status === 'draft' || mayGo(status, 'draft');

/** What the caller is to a request. `last`: no step comes after the one that waits. */
type RequisitionRelation = {
  readonly requester: boolean;
  readonly approver: boolean;
  readonly admin: boolean;
  readonly last: boolean;
};

/** Where a person may take a request: its author sends and takes it back, who is asked answers. */
export function movesOf(
  status: RequisitionStatus,
  { requester, approver, admin, last }: RequisitionRelation,
): RequisitionStatus[] {
  const answer: readonly RequisitionStatus[] = [last ? 'approved' : 'in_approval', 'changes_requested', 'rejected'];
  const mine = (target: RequisitionStatus) =>
    target === 'cancelled' ? requester || admin : answers.has(target) ? approver && answer.includes(target) : requester;
  return requisitionMovesFrom[status].filter((target) => target !== status && mine(target));
}

/** What the caller may do with a request: its author alone writes it, until it is sent. */
export const mayWith = (status: RequisitionStatus, relation: RequisitionRelation): Shown['may'] => ({
  to: movesOf(status, relation),
  do: relation.requester && isWritable(status) ? ['update'] : [],
});

/** What only who is asked may make of a request. */
const answers: ReadonlySet<RequisitionStatus> = new Set(['in_approval', 'approved', 'changes_requested', 'rejected']);
