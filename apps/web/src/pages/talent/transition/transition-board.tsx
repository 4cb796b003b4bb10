import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { startHandover } from '@talent-os/contracts/talent/transition-changes';
import { transitionStates, transitionTypes, type TransitionState } from '@talent-os/contracts/talent/transition-states';
import { getTransitionBoard, type Transition } from '@talent-os/contracts/talent/transitions';
import type { ReactNode } from 'react';
import { steadyQuery } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import type { BoardWords } from '@/ui/board/board-model';
import { BoardView } from '@/ui/board/board-view';
import { moveOnBoard } from '@/ui/board/move-on-board';
import { useBoardMoves } from '@/ui/board/use-board-moves';
import { Backfill, Effective, Handover } from '@/features/transitions/cells';
import { CancelDialog } from '@/features/transitions/cancel-dialog';
import { nameOf } from '@/features/transitions/labels';
import { CompleteDialog } from './drawer/complete-dialog';
import { ReviewDialog } from './drawer/review-dialog';
import type { TransitionFilters } from './use-transition-filters';
import cell from '@/ui/table/cell.module.css';

type Board = Output<typeof getTransitionBoard>;
type Column = Board['columns'][number];
type TransitionBoardProps = {
  readonly filters: TransitionFilters;
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly onOpen: (id: string) => void;
};

const words: BoardWords<Transition, TransitionState> = {
  things: 'transitions',
  column: 'status',
  titleOf: (status) => transitionStates[status].label,
  nameOf,
  keyOf: ({ status }) => status,
};

const headOf = ({ key }: Column) => ({
  quiet: key === 'declined' || key === 'cancelled',
  rest: { to: `?view=table&status=${key}`, place: 'table' },
});

/** What asks others, changes a seat or ends a move is asked about first. */
const dialogs: Partial<Record<TransitionState, typeof ReviewDialog>> = {
  in_review: ReviewDialog,
  completed: CompleteDialog,
  cancelled: CancelDialog,
};

/** Moves by status. A card goes on by being put down in the next column. */
export function TransitionBoard({ filters: { params, input }, toolbar, empty, onOpen }: TransitionBoardProps) {
  const handover = useCommand(startHandover, { done: 'The handover has started' });
  const moves = useBoardMoves(words, {
    board: getTransitionBoard,
    after: (board: Board, { id }, status) =>
      moveOnBoard<Transition, Column, Board>(board, id, status, { arrive: (move) => ({ ...move, status }) }),
    asks: (_, to) => dialogs[to] !== undefined,
    run: ({ id, version }) => handover.run({ transitionId: id, version }),
  });
  const { item, to } = moves.pending ?? {};
  const Dialog = to && dialogs[to];
  return (
    <>
      <BoardView
        label="Transitions by status"
        words={words}
        query={useQuery(steadyQuery(getTransitionBoard, input))}
        moves={moves}
        headOf={headOf}
        onOpen={({ id }) => onOpen(id)}
        params={params}
        toolbar={toolbar}
        empty={empty}
      >
        {summaryOf}
      </BoardView>
      {item && Dialog && <Dialog key={item.id} move={item} onClose={moves.cancel} />}
      {moves.told}
    </>
  );
}

/** What a card says of a move. */
const summaryOf = (move: Transition) => (
  <div className={cell.cell}>
    <span className={cell.name}>{move.employeeName}</span>
    <span className={cell.quiet}>
      {transitionTypes[move.type]} to {move.to.title}
    </span>
    <Effective move={move} />
    {move.handover.percent !== null && <Handover move={move} />}
    {move.backfill !== 'none' && <Backfill move={move} />}
  </div>
);
