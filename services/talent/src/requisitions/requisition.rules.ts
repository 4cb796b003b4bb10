import { requisitionStates, type RequisitionStatus } from '@talent-os/contracts/talent/requisition-states.js';
import type { Requisition } from './requisition.entity.js';

type Band = { readonly min: number; readonly max: number };
type Pay = Pick<Requisition, 'salaryMin' | 'salaryMax'>;

/** Whether pay leaves its band at either end. Without a band, or without pay, nothing is outside. */
export const isOutsideBand = ({ salaryMin, salaryMax }: Pay, band: Band | null): boolean =>
  band !== null && ((salaryMin !== null && salaryMin < band.min) || (salaryMax !== null && salaryMax > band.max));

export const mayGo = (from: RequisitionStatus, to: RequisitionStatus): boolean =>
  (requisitionStates[from].to as readonly RequisitionStatus[]).includes(to);

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
  const to = requisitionStates[status].to as readonly RequisitionStatus[];
  const answer: readonly RequisitionStatus[] = [last ? 'approved' : 'in_approval', 'changes_requested', 'rejected'];
  const mine = (target: RequisitionStatus) =>
    target === 'cancelled' ? requester || admin : answers.has(target) ? approver && answer.includes(target) : requester;
  return to.filter((target) => target !== status && mine(target));
}

/** What only who is asked may make of a request. */
const answers: ReadonlySet<RequisitionStatus> = new Set(['in_approval', 'approved', 'changes_requested', 'rejected']);
