import { askForFeedback, type OwnFeedback } from '@talent-os/contracts/talent/application-feedback';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type AskDialogProps = { readonly feedback: OwnFeedback; readonly onClose: () => void };

/** Asks once what was thought of an application. */
export function AskDialog({ feedback: { applicationId, positionTitle }, onClose }: AskDialogProps) {
  const { field, dialog } = useCommandForm(askForFeedback, {
    initial: { question: '' },
    toInput: ({ question }) => ({ applicationId, question }),
    done: 'You asked for feedback',
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Feedback on ${positionTitle}`} submit="Ask for feedback">
      <SpokenTextarea
        label="What would you like to know?"
        description="Whoever recruited reads it. You can ask once; what they release stands here."
        autosize
        minRows={3}
        maxLength={500}
        data-autofocus
        {...field('question')}
      />
    </FormDialog>
  );
}
