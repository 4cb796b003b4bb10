import { useQuery } from '@tanstack/react-query';
import {
  transitionStateKeys,
  transitionStates,
  transitionTypes,
  type TransitionState,
} from '@talent-os/contracts/talent/transition-states';
import { getTransitionBoard, type Transition } from '@talent-os/contracts/talent/transitions';
import type { ReactNode } from 'react';
import { steadyQuery } from '../../../lib/query';
import { Board } from '../../../ui/board/board';
import { Card } from '../../../ui/page/card';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { Loaded } from '../../../ui/loading/loaded';
import { NothingFound } from '../../../ui/loading/nothing-found';
import { Backfill, Effective, Handover } from '../../../features/transitions/cells';
import { CancelDialog } from '../../../features/transitions/cancel-dialog';
import { CompleteDialog } from './drawer/complete-dialog';
import { ReviewDialog } from './drawer/review-dialog';
import { useBoardMoves } from './use-board-moves';
import type { TransitionFilters } from './use-transition-filters';
import { nameOf } from '../../../features/transitions/labels';
import cell from '../../../ui/table/cell.module.css';

type BoardViewProps = {
  readonly filters: TransitionFilters;
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly onOpen: (id: string) => void;
  readonly announce: (text: string) => void;
};

const dialogs = { in_review: ReviewDialog, completed: CompleteDialog, cancelled: CancelDialog } as const;

/** Moves by status. A card goes on by being put down in the next column. */
export function BoardView({ filters: { params, input }, toolbar, empty, onOpen, announce }: BoardViewProps) {
  const board = useQuery(steadyQuery(getTransitionBoard, input));
  const moves = useBoardMoves(announce);
  const Dialog = moves.pending && dialogs[moves.pending.to];
  return (
    <>
      <FilterBar params={params}>{toolbar}</FilterBar>
      <Loaded query={board} skeletons={1} skeletonHeight={420}>
        {({ columns }) =>
          columns.every(({ total }) => total === 0) ? (
            <Card>{params.filtered ? <NothingFound onClear={params.clear} /> : empty}</Card>
          ) : (
            <Board<Transition, TransitionState>
              label="Transitions by status"
              columns={columns.map(({ status, total, items }) => ({
                key: status,
                title: transitionStates[status].label,
                count: total,
                items,
                quiet: status === 'declined' || status === 'cancelled',
                rest: { to: `?view=table&status=${status}`, place: 'table' },
              }))}
              rules={{
                things: 'transitions',
                column: 'status',
                keys: transitionStateKeys,
                titleOf: (status) => transitionStates[status].label,
                nameOf,
                keyOf: ({ status }) => status,
                targetsOf: moves.targetsOf,
              }}
              movingId={moves.movingId}
              pendingId={moves.pending?.move.id}
              onMove={moves.begin}
              onOpen={({ id }) => onOpen(id)}
              announce={announce}
            >
              {summaryOf}
            </Board>
          )
        }
      </Loaded>
      {moves.pending && Dialog && <Dialog key={moves.pending.move.id} move={moves.pending.move} onClose={moves.done} />}
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
