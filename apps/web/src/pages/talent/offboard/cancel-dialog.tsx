import { cancelOffboarding, type OffboardingDetail } from '@talent-os/contracts/talent/offboarding';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

export type LeaverDialogProps = { readonly leaver: OffboardingDetail; readonly onClose: () => void };

/** Lets somebody stay after all. */
export function CancelDialog({ leaver: { id, version, employeeName }, onClose }: LeaverDialogProps) {
  const { field, dialog } = useCommandForm(cancelOffboarding, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ offboardingId: id, version, reason }),
    done: `${employeeName} stays`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Does ${employeeName} stay?`} submit="Cancel leaving">
      <SpokenTextarea
        label="Reason"
        description="Access that has ended is opened again, with the roles and the password it had."
        required
        autosize
        minRows={2}
        maxLength={500}
        {...field('reason')}
      />
    </FormDialog>
  );
}
