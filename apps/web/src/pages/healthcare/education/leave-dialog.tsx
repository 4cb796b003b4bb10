import { withdrawEnrollment } from '@talent-os/contracts/healthcare/education';
import { useCommand } from '../../../lib/use-command';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

type LeaveDialogProps = {
  readonly title: string;
  readonly enrollmentId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before a course that is under way is left. */
export function LeaveDialog({ title, enrollmentId, onDone, onClose }: LeaveDialogProps) {
  const withdraw = useCommand(withdrawEnrollment, { done: `Withdrawn from ${title}` });
  const confirm = () => withdraw.run({ enrollmentId }).then(onDone, () => undefined);
  return (
    <ConfirmDialog
      danger
      title="Withdraw from the course?"
      confirm="Withdraw"
      loading={withdraw.loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      What you have finished of {title} is not kept. You can enroll again.
    </ConfirmDialog>
  );
}
