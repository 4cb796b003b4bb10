import { completeTransition } from '@talent-os/contracts/talent/transition-changes';
import { useCommand } from '../../../../lib/use-command';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import type { MoveDialogProps } from '../../../../features/transitions/cancel-dialog';

/** Asks before a move is completed: from then on the person works in the new seat. */
export function CompleteDialog({ move, onClose }: MoveDialogProps) {
  const { id: transitionId, version, employeeName, to, from } = move;
  const complete = useCommand(completeTransition, {
    done: `${employeeName} works as ${to.title}`,
  });
  const confirm = () => complete.run({ transitionId, version }).then(onClose, () => undefined);
  return (
    <ConfirmDialog
      title="Complete transition?"
      confirm="Complete"
      loading={complete.loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {employeeName} works as {to.title} from now on, with its role, department and manager.
      {from && ` The seat ${from.title} is open for whoever follows.`}
    </ConfirmDialog>
  );
}
