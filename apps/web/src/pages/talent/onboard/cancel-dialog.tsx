import { Textarea } from '@mantine/core';
import { cancelOnboarding } from '@talent-os/contracts/talent/onboarding-changes';
import type { OnboardingDetail } from '@talent-os/contracts/talent/onboarding';
import { useCommandForm } from '../../../lib/use-command-form';
import { FormDialog } from '../../../ui/form-dialog';
import { onboardReads } from './onboard-reads';

type CancelDialogProps = { readonly plan: OnboardingDetail; readonly onClose: () => void };

/** Cancels a plan, for good. */
export function CancelDialog({ plan: { id, version, employeeName }, onClose }: CancelDialogProps) {
  const { field, submit, loading } = useCommandForm(cancelOnboarding, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ onboardingPlanId: id, version, reason }),
    refetches: onboardReads,
    done: 'Onboarding cancelled',
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title={`Cancel the onboarding of ${employeeName}?`}
      submit="Cancel onboarding"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label="Reason"
        description="This cannot be taken back."
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...field('reason')}
      />
    </FormDialog>
  );
}
