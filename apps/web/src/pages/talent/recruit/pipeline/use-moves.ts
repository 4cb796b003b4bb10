import { moveApplication, moveApplications, undoMoves } from '@talent-os/contracts/talent/application-changes';
import { getPipelineBoard, type PipelineCard } from '@talent-os/contracts/talent/applications';
import type { Stage } from '@talent-os/contracts/talent/pipeline';
import { useCallback, useState } from 'react';
import { counted } from '../../../../lib/counted';
import { useCommand } from '../../../../lib/use-command';
import { useShownMoves } from '../../../../ui/board/use-shown-moves';
import { unmetOf } from '../labels';
import { moveCard, type BoardData } from './board.rules';

export type PendingMove = { readonly card: PipelineCard; readonly stage: Stage };
export type UndoableMove = { readonly ids: readonly string[]; readonly text: string };
export type Moves = ReturnType<typeof useMoves>;

/**
 * Moves of people between stages. A move shows at once and can be taken back for ten seconds; one into an offer without
 * every hard requirement met is asked about first.
 */
export function useMoves(announce: (text: string) => void) {
  const shown = useShownMoves(announce);
  const [pending, setPending] = useState<PendingMove>();
  const [undoable, setUndoable] = useState<UndoableMove>();
  const forget = useCallback(() => setUndoable(undefined), []);
  const one = useCommand(moveApplication);
  const several = useCommand(moveApplications);
  const back = useCommand(undoMoves, { done: 'Move taken back' });

  function done(ids: readonly string[], text: string): void {
    announce(`${text}.`);
    setUndoable({ ids, text });
  }

  async function step({ card, stage }: PendingMove, column: string): Promise<void> {
    const arrived = await shown.move({
      id: card.id,
      name: card.personName,
      from: card.stageName,
      to: stage.name,
      board: getPipelineBoard,
      after: (board: BoardData) => moveCard(board, card.id, column),
      run: () => one.run({ applicationId: card.id, stageKey: stage.key, version: card.version }),
    });
    if (arrived) setUndoable({ ids: [card.id], text: `${card.personName} moved to ${stage.name}` });
  }

  return {
    pending,
    undoable,
    movingId: shown.movingId,
    loading: one.loading || several.loading,
    /** Moves a card to a stage, which a board shows as this column. */
    start(card: PipelineCard, stage: Stage, column: string): void {
      setUndoable(undefined);
      if (stage.type === 'offer' && unmetOf(card).length > 0) setPending({ card, stage });
      else void step({ card, stage }, column);
    },
    /** The move that was asked about, with the note it needs. */
    async answer({ card, stage }: PendingMove, note: string): Promise<void> {
      await one.run({ applicationId: card.id, stageKey: stage.key, version: card.version, note });
      setPending(undefined);
      done([card.id], `${card.personName} moved to ${stage.name}`);
    },
    cancel: () => setPending(undefined),
    /** Moves everybody chosen; answers whom the rules did not let go, with the reason. */
    async moveAll(ids: readonly string[], stage: Stage, note: string) {
      setUndoable(undefined);
      const answer = await several.run({ applicationIds: [...ids], stageKey: stage.key, ...(note && { note }) });
      if (answer.moved.length > 0)
        done(answer.moved, `${counted(answer.moved.length, 'people', 'person')} moved to ${stage.name}`);
      return answer.refused;
    },
    undo({ ids }: UndoableMove): void {
      setUndoable(undefined);
      back.mutate({ applicationIds: [...ids] });
    },
    forget,
  };
}
