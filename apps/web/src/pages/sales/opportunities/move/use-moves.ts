import type { Output } from '@talent-os/contracts/define';
import { dealStages, type DealStage } from '@talent-os/contracts/sales/deal-stages';
import { getBoard, moveDeal, type Deal } from '@talent-os/contracts/sales/deals';
import { useCommand } from '@/lib/use-command';
import type { BoardWords } from '@/ui/board/board-model';
import { moveOnBoard } from '@/ui/board/move-on-board';
import { useBoardMoves } from '@/ui/board/use-board-moves';
import { labelOf, questionOf, UNDO_NOTE, type Answers } from './move.rules';

export type Board = Output<typeof getBoard>;
export type Column = Board['columns'][number];

export const dealWords: BoardWords<Deal, DealStage> = {
  things: 'deals',
  column: 'stage',
  titleOf: labelOf,
  nameOf: ({ name }) => name,
  keyOf: ({ stage }) => stage,
};

/** What the deals of a column are worth once one has come or gone. */
function tally({ key, sum: before }: Column, { amount }: Deal, sign: 1 | -1) {
  const sum = before + sign * amount;
  return { sum, weighted: Math.round(sum * dealStages[key].probability) };
}

/** The board once a deal has moved: it is not stalled any more. */
export const afterMove = (board: Board, { id }: Pick<Deal, 'id'>, stage: DealStage): Board =>
  moveOnBoard<Deal, Column, Board>(board, id, stage, { arrive: (deal) => ({ ...deal, stage, stalled: false }), tally });

export type Moves = ReturnType<typeof useMoves>;

/** Moves of deals. A plain step forward shows at once and can be undone; every other one is asked about first. */
export function useMoves() {
  const command = useCommand(moveDeal);
  const move = ({ id, version }: Deal, stage: DealStage, answers: Partial<Answers> = {}) =>
    command.run({ dealId: id, version, stage, ...answers });
  const moves = useBoardMoves(dealWords, {
    board: getBoard,
    after: afterMove,
    asks: ({ stage }, to) => questionOf(stage, to) !== undefined,
    run: move,
    undo: (arrived, { stage }, to) =>
      questionOf(stage, to) ? undefined : () => move(arrived, stage, { note: UNDO_NOTE }),
  });
  return { ...moves, loading: command.loading };
}
