import { cancelInterview } from '@talent-os/contracts/talent/interviews';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../voice/spoken-textarea';
import { interviewReads } from './reads';

type CancelDialogProps = { readonly interviewId: string; readonly onClose: () => void };

/** Cancels an interview with a reason everybody in it reads. */
export function CancelDialog({ interviewId, onClose }: CancelDialogProps) {
  useReturnFocus();
  const { field, submit, loading } = useCommandForm(cancelInterview, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ interviewId, reason }),
    refetches: interviewReads,
    done: 'Interview cancelled',
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title="Cancel this interview?"
      submit="Cancel interview"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <SpokenTextarea
        label="Reason"
        description="Everybody in it will read it."
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
