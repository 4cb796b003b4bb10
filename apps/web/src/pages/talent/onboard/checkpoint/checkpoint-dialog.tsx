import { Select, Textarea } from '@mantine/core';
import { holdCheckpoint } from '@talent-os/contracts/talent/onboarding-changes';
import { checkpointRatings } from '@talent-os/contracts/talent/onboarding-states';
import type { Checkpoint, OnboardingDetail } from '@talent-os/contracts/talent/onboarding';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

const ratings = Object.entries(checkpointRatings).map(([value, label]) => ({ value, label: `${value} – ${label}` }));

type CheckpointDialogProps = {
  readonly plan: OnboardingDetail;
  readonly checkpoint: Checkpoint;
  readonly onClose: () => void;
};

/** Records how a newcomer is doing. */
export function CheckpointDialog({ plan, checkpoint, onClose }: CheckpointDialogProps) {
  const { field, dialog } = useCommandForm(holdCheckpoint, {
    initial: { rating: checkpoint.rating ? String(checkpoint.rating) : '', notes: checkpoint.notes ?? '' },
    toInput: ({ rating, notes }) => ({
      onboardingPlanId: plan.id,
      day: checkpoint.day,
      rating: Number(rating),
      notes,
    }),
    done: 'Checkpoint recorded',
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`${plan.employeeName} after ${checkpoint.day} days`} submit="Record">
      <Select
        label="How is it going?"
        required
        allowDeselect={false}
        data={ratings}
        data-autofocus
        {...field('rating')}
      />
      <Textarea
        label="Notes"
        description={`${plan.employeeName} reads them`}
        required
        autosize
        minRows={3}
        maxLength={2000}
        {...field('notes')}
      />
    </FormDialog>
  );
}
