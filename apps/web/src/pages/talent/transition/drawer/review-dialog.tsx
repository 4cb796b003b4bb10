import { reviewTransition } from '@talent-os/contracts/talent/transition-changes';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import type { MoveDialogProps } from '@/features/transitions/cancel-dialog';

/** Asks before three parties are: from then on the move waits for their answers. */
export function ReviewDialog({ move, onClose }: MoveDialogProps) {
  const { id: transitionId, version, employeeName, to } = move;
  return (
    <ConfirmCommand
      operation={reviewTransition}
      input={{ transitionId, version }}
      done="Everybody who approves it is asked"
      title="Start the review?"
      confirm="Start review"
      onClose={onClose}
    >
      The current manager, the next manager and HR are asked whether {employeeName} may become {to.title}. They are told
      at once.
    </ConfirmCommand>
  );
}
