import { moveApplication, moveApplications, undoMoves } from '@talent-os/contracts/talent/application-changes';
import { getPipelineBoard, type Pipeline, type PipelineCard } from '@talent-os/contracts/talent/applications';
import type { Stage } from '@talent-os/contracts/talent/pipeline';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { useBoardMoves } from '@/ui/board/use-board-moves';
import { unmetOf } from '../labels';
import { afterMove, stageCalled } from './board.rules';

export type Moves = ReturnType<typeof useMoves>;

/**
 * Moves of people between stages. A move shows at once and can be taken back for ten seconds; one into an offer without
 * every hard requirement met is asked about first.
 */
export function useMoves(pipelines: readonly Pipeline[]) {
  const one = useCommand(moveApplication);
  const several = useCommand(moveApplications);
  const back = useCommand(undoMoves, { done: 'Move taken back' });
  const undoOf = (ids: readonly string[]) => () => back.run({ applicationIds: [...ids] });
  const words = {
    nameOf: ({ personName }: PipelineCard) => personName,
    keyOf: ({ stageKey }: PipelineCard) => stageKey,
    titleOf: (key: string, card: PipelineCard) => stageCalled(pipelines, card, key)?.name ?? key,
  };
  const moves = useBoardMoves(words, {
    board: getPipelineBoard,
    after: afterMove,
    asks: (card, key) => stageCalled(pipelines, card, key)?.type === 'offer' && unmetOf(card).length > 0,
    run: ({ id, version }, stageKey, note?: string) =>
      one.run({ applicationId: id, stageKey, version, ...(note && { note }) }),
    undo: (_, { id }) => undoOf([id]),
  });
  return {
    ...moves,
    loading: one.loading || several.loading,
    titleOf: words.titleOf,
    /** Moves everybody chosen; answers whom the rules did not let go, with the reason. */
    async moveAll(ids: readonly string[], stage: Stage, note: string) {
      moves.forget();
      const answer = await several.run({ applicationIds: [...ids], stageKey: stage.key, ...(note && { note }) });
      const text = `${counted(answer.moved.length, 'people', 'person')} moved to ${stage.name}`;
      if (answer.moved.length > 0) {
        moves.announce(`${text}.`);
        moves.offer(text, () => void undoOf(answer.moved)().catch(() => undefined));
      }
      return answer.refused;
    },
  };
}
