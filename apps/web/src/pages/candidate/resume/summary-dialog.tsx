import { Textarea } from '@mantine/core';
import { summarizeResume } from '@talent-os/contracts/talent/resumes';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type SummaryDialogProps = {
  readonly positionId: string | undefined;
  readonly summary: string;
  readonly onClose: () => void;
};

/** What stands at the head of a resume: the one part that is written, by its owner. */
export function SummaryDialog({ positionId, summary, onClose }: SummaryDialogProps) {
  const { field, dialog } = useCommandForm(summarizeResume, {
    initial: { summary },
    toInput: (values) => ({ ...values, positionId }),
    done: 'Your summary was saved',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Summary" submit="Save">
      <Textarea
        label="Summary"
        description="Two or three sentences in your own words; empty, it is left out."
        autosize
        minRows={4}
        maxLength={600}
        data-autofocus
        {...field('summary')}
      />
    </FormDialog>
  );
}
