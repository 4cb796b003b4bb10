import { withdrawEnrollment } from '@talent-os/contracts/healthcare/education';
import { ConfirmCommand } from '../../../ui/dialog/confirm-command';

type LeaveDialogProps = {
  readonly title: string;
  readonly enrollmentId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before a course that is under way is left. */
export function LeaveDialog({ title, enrollmentId, onDone, onClose }: LeaveDialogProps) {
  return (
    <ConfirmCommand
      operation={withdrawEnrollment}
      input={{ enrollmentId }}
      done={`Withdrawn from ${title}`}
      danger
      title="Withdraw from the course?"
      confirm="Withdraw"
      onDone={onDone}
      onClose={onClose}
    >
      What you have finished of {title} is not kept. You can enroll again.
    </ConfirmCommand>
  );
}
