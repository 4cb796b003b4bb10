import type { Transition } from '@talent-os/contracts/talent/transitions.js';
import type { Day } from '@talent-os/service-kit/calendar';
import type { Caller } from './approval.rules.js';
import { mayWith } from './may.rules.js';
import type { TransitionRow } from './transitions.queries.js';

type TransitionParts = Pick<
  TransitionRow,
  | 'employeeId'
  | 'requestedById'
  | 'status'
  | 'effectiveDate'
  | 'approvals'
  | 'from'
  | 'handover'
  | 'receivingId'
  | 'leavingId'
>;

/** Who hires for the seats of a transition. */
export const managersIn = ({
  receivingId,
  leavingId,
}: Pick<TransitionParts, 'receivingId' | 'leavingId'>): string[] => [receivingId, ...(leavingId ? [leavingId] : [])];

/** What the caller may do with a transition as it was read. */
export function mayOfRow(row: TransitionParts, today: Day, caller: Caller): Transition['may'] {
  const transition = { ...row, fromPositionId: row.from?.id ?? null, approvals: [...row.approvals] };
  const openTasks = row.handover.total - row.handover.done;
  return mayWith(transition, { managerIds: managersIn(row), openTasks, today }, caller);
}
