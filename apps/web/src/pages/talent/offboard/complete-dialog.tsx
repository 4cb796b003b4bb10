import { Checkbox } from '@mantine/core';
import { completeOffboarding } from '@talent-os/contracts/talent/offboarding';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import type { LeaverDialogProps } from './cancel-dialog';

/** Completes an offboarding: the seat is open from then on. */
export function CompleteDialog({ leaver: { id, version, employeeName }, onClose }: LeaverDialogProps) {
  const { form, dialog } = useCommandForm(completeOffboarding, {
    initial: { rehire: true, regretted: false },
    toInput: (values) => ({ offboardingId: id, version, ...values }),
    done: `${employeeName} has left`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Complete the offboarding of ${employeeName}`} submit="Complete">
      <Checkbox
        label="We would hire them again"
        checked={form.values.rehire}
        onChange={({ currentTarget }) => form.setFieldValue('rehire', currentTarget.checked)}
      />
      <Checkbox
        label="We would have kept them"
        description="Their seat is open for a successor from now on."
        checked={form.values.regretted}
        onChange={({ currentTarget }) => form.setFieldValue('regretted', currentTarget.checked)}
      />
    </FormDialog>
  );
}
