import { reviewTransition, startHandover } from '@talent-os/contracts/talent/transition-changes';
import type { TransitionState } from '@talent-os/contracts/talent/transition-states';
import type { Transition } from '@talent-os/contracts/talent/transitions';
import { useState } from 'react';
import { useCommand } from '../../../lib/use-command';
import { useMay } from '../../../lib/use-may';

export type PendingMove = { readonly move: Transition; readonly to: 'in_review' | 'completed' | 'cancelled' };

/** Moves of cards on the board: what asks others, changes a seat or ends a move is asked about first. */
export function useBoardMoves(announce: (text: string) => void) {
  const [pending, setPending] = useState<PendingMove>();
  const [movingId, setMovingId] = useState<string>();
  const start = useCommand(startHandover, { done: 'The handover has started' });
  const mayReview = useMay(reviewTransition);

  function begin(move: Transition, to: TransitionState): void {
    if (to === move.status) return;
    if (to === 'in_review' || to === 'completed' || to === 'cancelled') return setPending({ move, to });
    if (to !== 'in_progress') return;
    setMovingId(move.id);
    void start
      .run({ transitionId: move.id, version: move.version })
      .then(
        () => announce(`${move.employeeName} moved`),
        () => announce(`${move.employeeName} was not moved`),
      )
      .finally(() => setMovingId(undefined));
  }

  const targets: Record<TransitionState, readonly TransitionState[]> = {
    requested: mayReview ? ['in_review', 'cancelled'] : ['cancelled'],
    in_review: ['cancelled'],
    approved: ['in_progress', 'cancelled'],
    in_progress: ['completed', 'cancelled'],
    completed: [],
    declined: [],
    cancelled: [],
  };
  return {
    pending,
    movingId,
    begin,
    done: () => setPending(undefined),
    targetsOf: (from: TransitionState) => targets[from],
  };
}
