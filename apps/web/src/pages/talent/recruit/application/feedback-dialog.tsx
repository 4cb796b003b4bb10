import { Checkbox, Stack } from '@mantine/core';
import {
  answerFeedback,
  feedbackPartLabels,
  feedbackParts,
  type FeedbackPart,
} from '@talent-os/contracts/talent/application-feedback';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type FeedbackDialogProps = {
  readonly applicationId: string;
  readonly personName: string;
  readonly onClose: () => void;
};

const initial = { strengths: '', gaps: '', advice: '', released: [...feedbackParts] as FeedbackPart[] };

/** An answer in words, part by part, each with whether the person reads it. */
export function FeedbackDialog({ applicationId, personName, onClose }: FeedbackDialogProps) {
  const { form, field, dialog } = useCommandForm(answerFeedback, {
    initial,
    // What was left empty is nothing to release.
    toInput: ({ released, ...words }) => ({
      applicationId,
      ...words,
      released: released.filter((part) => words[part].trim() !== ''),
    }),
    done: `${personName} was answered`,
    onClose,
  });
  const { released } = form.getValues();
  const release = (part: FeedbackPart, on: boolean) =>
    form.setFieldValue('released', on ? [...released, part] : released.filter((one) => one !== part));
  return (
    <FormDialog {...dialog} title={`Feedback for ${personName}`} submit="Answer">
      <Stack gap="md">
        {feedbackParts.map((part) => (
          <div key={part}>
            <SpokenTextarea
              label={feedbackPartLabels[part]}
              autosize
              minRows={2}
              maxLength={2_000}
              data-autofocus={part === 'strengths' || undefined}
              {...field(part)}
            />
            <Checkbox
              mt="xs"
              label={`${personName} reads this`}
              aria-label={`${personName} reads: ${feedbackPartLabels[part]}`}
              checked={released.includes(part)}
              onChange={({ currentTarget }) => release(part, currentTarget.checked)}
            />
          </div>
        ))}
      </Stack>
    </FormDialog>
  );
}
