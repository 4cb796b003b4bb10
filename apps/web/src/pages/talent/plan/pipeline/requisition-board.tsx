import type { Output } from '@talent-os/contracts/define';
import { createRequisition, type getRequisitionBoard } from '@talent-os/contracts/talent/requisitions';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import {
  requisitionStates,
  requisitionStatuses,
  STEP_DUE_DAYS,
  type RequisitionStatus,
} from '@talent-os/contracts/talent/requisition-states';
import { useMay } from '../../../../lib/use-may';
import { Board } from '../../../../ui/board/board';
import type { BoardRules } from '../../../../ui/board/board-model';
import { RequisitionCard } from './requisition-card';
import type { Moves } from './use-moves';

const rules: BoardRules<Requisition, RequisitionStatus> = {
  things: 'requests',
  column: 'status',
  keys: requisitionStatuses,
  titleOf: (status) => requisitionStates[status].label,
  nameOf: ({ title }) => title,
  keyOf: ({ status }) => status,
  targetsOf: (_, { moves }) => moves,
  fixed: ({ status }) => (requisitionStates[status].over ? 'is settled' : 'waits for somebody else'),
};
const QUIET: readonly RequisitionStatus[] = ['rejected', 'cancelled'];

/** Statuses in which a request waits for an approver. */
const WAITING: readonly RequisitionStatus[] = ['submitted', 'in_approval'];

/** How long an approver has, and how many requests are past it. */
function limitsOf(status: RequisitionStatus, items: readonly Requisition[]) {
  if (!WAITING.includes(status)) return {};
  const late = items.filter(({ waiting }) => waiting?.overdue).length;
  return { note: `limit ${STEP_DUE_DAYS} business days a step`, late: late > 0 ? `${late} late` : undefined };
}

const summaryOf = (requisition: Requisition) => <RequisitionCard requisition={requisition} />;

type Column = Output<typeof getRequisitionBoard>['columns'][number];
type RequisitionBoardProps = {
  readonly columns: readonly Column[];
  readonly moves: Moves;
  readonly onOpen: (requisition: Requisition) => void;
  readonly announce: (text: string) => void;
};

/** Requests by status; drafts only for who writes them. */
export function RequisitionBoard({ columns, moves, onOpen, announce }: RequisitionBoardProps) {
  const writes = useMay(createRequisition);
  return (
    <Board
      label="Requests by status"
      columns={columns
        .filter(({ status }) => writes || status !== 'draft')
        .map(({ status, count, items }) => ({
          key: status,
          title: requisitionStates[status].label,
          count,
          items,
          quiet: QUIET.includes(status),
          ...limitsOf(status, items),
          rest: { to: '?', place: 'search' },
        }))}
      rules={rules}
      movingId={moves.movingId}
      pendingId={moves.pending?.requisition.id}
      onMove={moves.start}
      onOpen={onOpen}
      announce={announce}
    >
      {summaryOf}
    </Board>
  );
}
