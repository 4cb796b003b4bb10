import { completeTransition } from '@talent-os/contracts/talent/transition-changes';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import type { MoveDialogProps } from '@/features/transitions/cancel-dialog';

/** Asks before a move is completed: from then on the person works in the new seat. */
export function CompleteDialog({ move, onClose }: MoveDialogProps) {
  const { id: transitionId, version, employeeName, to, from } = move;
  return (
    <ConfirmCommand
      operation={completeTransition}
      input={{ transitionId, version }}
      done={`${employeeName} works as ${to.title}`}
      title="Complete transition?"
      confirm="Complete"
      onClose={onClose}
    >
      {employeeName} works as {to.title} from now on, with its role, department and manager.
      {from && ` The seat ${from.title} is open for whoever follows.`}
    </ConfirmCommand>
  );
}
