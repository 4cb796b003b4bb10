import { reassignOnboardingTask } from '@talent-os/contracts/talent/onboarding-changes';
import type { OnboardingTask } from '@talent-os/contracts/talent/onboarding';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PersonSelect } from '@/ui/field/person-select';

type ReassignDialogProps = { readonly task: OnboardingTask; readonly onClose: () => void };

/** Gives a task to another colleague, who is told. */
export function ReassignDialog({ task: { id, title, ownerId, ownerName }, onClose }: ReassignDialogProps) {
  const { field, dialog } = useCommandForm(reassignOnboardingTask, {
    initial: { ownerId },
    toInput: (values) => ({ onboardingTaskId: id, ownerId: values.ownerId }),
    done: `${title} was given away`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Reassign ${title}`} submit="Reassign">
      <PersonSelect label="Owner" current={{ id: ownerId, name: ownerName }} {...field('ownerId')} />
    </FormDialog>
  );
}
