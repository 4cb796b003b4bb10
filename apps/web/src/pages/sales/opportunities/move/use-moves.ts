import { getBoard, getDeal, listDeals, moveDeal, type Deal } from '@talent-os/contracts/sales/deals';
import type { DealStage } from '@talent-os/contracts/sales/deal-stages';
import { getPerformance, getTrend } from '@talent-os/contracts/sales/performance';
import { useCallback, useState } from 'react';
import { useCommand } from '../../../../lib/use-command';
import { useShownMoves } from '../../../../ui/board/use-shown-moves';
import { moveOnBoard, type Board } from '../board/board.rules';
import { labelOf, questionOf, targetsOf, UNDO_NOTE, type Answers, type Question } from './move.rules';

/** Reads that answer differently once a deal has changed. */
export const dealReads = [getBoard, listDeals, getDeal, getPerformance, getTrend];

export type PendingMove = { readonly deal: Deal; readonly to: DealStage; readonly question: Question };
export type UndoableMove = { readonly deal: Deal; readonly from: DealStage };

export type Moves = ReturnType<typeof useMoves>;

/**
 * Moves of deals. A plain step forward shows at once and can be undone; every other one is asked about first, and made
 * by `answer`, which answers whether it worked.
 */
export function useMoves(announce: (text: string) => void) {
  const shown = useShownMoves(announce);
  const [pending, setPending] = useState<PendingMove>();
  const [undoable, setUndoable] = useState<UndoableMove>();
  const forget = useCallback(() => setUndoable(undefined), []);
  const command = useCommand(moveDeal);

  const step = (deal: Deal, to: DealStage, note?: string) =>
    shown.move({
      id: deal.id,
      name: deal.name,
      from: labelOf(deal.stage),
      to: labelOf(to),
      board: getBoard,
      after: (board: Board) => moveOnBoard(board, deal.id, to),
      run: () => command.run({ dealId: deal.id, version: deal.version, stage: to, ...(note && { note }) }),
    });

  async function forward(deal: Deal, to: DealStage): Promise<void> {
    const arrived = await step(deal, to);
    if (arrived) setUndoable({ deal: arrived, from: deal.stage });
  }

  return {
    pending,
    undoable,
    movingId: shown.movingId,
    loading: command.loading,
    /** Starts a move that the deal's stage permits; everything else is ignored. */
    start(deal: Deal, to: DealStage): void {
      if (!targetsOf(deal.stage).includes(to)) return;
      setUndoable(undefined);
      const question = questionOf(deal.stage, to);
      if (question) setPending({ deal, to, question });
      else void forward(deal, to);
    },
    async answer({ deal, to }: PendingMove, answers: Partial<Answers>): Promise<void> {
      await command.run({ dealId: deal.id, version: deal.version, stage: to, ...answers });
      announce(`${deal.name} moved to ${labelOf(to)}.`);
      setPending(undefined);
    },
    cancel: () => setPending(undefined),
    undo({ deal, from }: UndoableMove): void {
      setUndoable(undefined);
      void step(deal, from, UNDO_NOTE);
    },
    forget,
  };
}
