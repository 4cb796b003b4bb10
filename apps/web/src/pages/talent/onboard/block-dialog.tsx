import { Textarea } from '@mantine/core';
import { changeOnboardingTask } from '@talent-os/contracts/talent/onboarding-changes';
import type { OnboardingTask } from '@talent-os/contracts/talent/onboarding';
import { useCommandForm } from '../../../lib/use-command-form';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { FormDialog } from '../../../ui/form-dialog';
import { onboardReads } from './onboard-reads';

type BlockDialogProps = { readonly task: OnboardingTask; readonly onClose: () => void };

/** Says that a task cannot go on, and why. */
export function BlockDialog({ task: { id, title }, onClose }: BlockDialogProps) {
  useReturnFocus();
  const { field, submit, loading } = useCommandForm(changeOnboardingTask, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ onboardingTaskId: id, status: 'blocked' as const, reason }),
    refetches: onboardReads,
    done: `${title} is blocked`,
    onDone: onClose,
  });
  return (
    <FormDialog opened title="Report as blocked" submit="Report" loading={loading} onSubmit={submit} onClose={onClose}>
      <Textarea
        label="What holds it up?"
        description={title}
        required
        autosize
        minRows={2}
        maxLength={300}
        data-autofocus
        {...field('reason')}
      />
    </FormDialog>
  );
}
