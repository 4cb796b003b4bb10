import { reviewTransition, startHandover } from '@talent-os/contracts/talent/transition-changes';
import type { TransitionState } from '@talent-os/contracts/talent/transition-states';
import type { Transition } from '@talent-os/contracts/talent/transitions';
import { useState } from 'react';
import { useCommand } from '../../../lib/use-command';
import { useMay } from '../../../lib/use-may';

export type PendingMove = { readonly move: Transition; readonly to: 'completed' | 'cancelled' };

/** Moves of cards on the board: what changes a seat or ends a move is asked about first. */
export function useBoardMoves(announce: (text: string) => void) {
  const [pending, setPending] = useState<PendingMove>();
  const [movingId, setMovingId] = useState<string>();
  const review = useCommand(reviewTransition, { done: 'Both managers and HR are asked' });
  const start = useCommand(startHandover, { done: 'The handover has started' });
  const mayReview = useMay(reviewTransition);

  const directly: Partial<Record<TransitionState, typeof review.run>> = {
    in_review: review.run,
    in_progress: start.run,
  };

  function begin(move: Transition, to: TransitionState): void {
    if (to === move.status) return;
    if (to === 'completed' || to === 'cancelled') return setPending({ move, to });
    setMovingId(move.id);
    void directly[to]?.({ transitionId: move.id, version: move.version })
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
