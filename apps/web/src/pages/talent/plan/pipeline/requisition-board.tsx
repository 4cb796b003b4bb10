import type { UseQueryResult } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { createRequisition, type getRequisitionBoard } from '@talent-os/contracts/talent/requisitions';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { awaitedStatuses, type RequisitionStatus } from '@talent-os/contracts/talent/requisition-states';
import { counted } from '@/lib/counted';
import type { ListParams } from '@/lib/use-list-params';
import { useMay } from '@/lib/use-may';
import { BoardView } from '@/ui/board/board-view';
import { RequisitionCard } from './requisition-card';
import { requisitionWords, type Column, type Moves } from './use-moves';

const QUIET: readonly RequisitionStatus[] = ['rejected', 'cancelled'];
/** Statuses in which a request waits for an approver. */
const WAITING: readonly RequisitionStatus[] = awaitedStatuses;

/** How long an approver has, and how many requests are past it. */
function limitsOf({ key, items }: Column) {
  if (!WAITING.includes(key)) return {};
  const late = items.filter(({ waiting }) => waiting?.overdue).length;
  return { note: limitText(items), late: late > 0 ? `${late} late` : undefined };
}

/** The limit of the steps that wait, where they have one in common. */
function limitText(items: Column['items']): string | undefined {
  const limits = [...new Set(items.flatMap(({ waiting }) => waiting?.days ?? []))];
  return limits.length === 1 ? `limit ${counted(limits[0]!, 'business days')} a step` : undefined;
}

const headOf = (column: Column) => ({
  quiet: QUIET.includes(column.key),
  ...limitsOf(column),
  rest: { to: '?', place: 'search' },
});

const summaryOf = (requisition: Requisition) => <RequisitionCard requisition={requisition} />;

type RequisitionBoardProps = {
  readonly board: UseQueryResult<Output<typeof getRequisitionBoard>>;
  readonly params: ListParams;
  readonly moves: Moves;
  readonly onOpen: (requisition: Requisition) => void;
};

/** Requests by status; drafts only for who writes them. */
export function RequisitionBoard({ board, params, moves, onOpen }: RequisitionBoardProps) {
  const writes = useMay(createRequisition);
  const columns = board.data?.columns.filter(({ key }) => writes || key !== 'draft');
  return (
    <BoardView
      label="Requests by status"
      words={requisitionWords}
      query={{ ...board, data: columns && { columns } }}
      moves={moves}
      headOf={headOf}
      onOpen={onOpen}
      params={params}
      empty={null}
    >
      {summaryOf}
    </BoardView>
  );
}
