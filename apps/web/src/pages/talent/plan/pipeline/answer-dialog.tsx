import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '../../../../lib/api-error';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../features/voice/spoken-textarea';
import { askedFor } from '../requisition-labels';
import { questions } from './move.rules';
import type { Asked, Moves } from './use-moves';

/** What follows from an answer, beside the comment. */
const CONSEQUENCE: Partial<Record<Asked['to'], string>> = {
  in_approval: 'It then waits for the next step.',
  approved: 'This is the last step: the seats open at once.',
  changes_requested: 'It goes back to its author, who may send it again.',
  rejected: 'Its author is told. This cannot be taken back.',
  cancelled: 'Whoever was to decide is told. This cannot be taken back.',
};

/** Asks what a move needs, and keeps it when the server refuses. */
export function AnswerDialog({ asked, moves }: { readonly asked: Asked; readonly moves: Moves }) {
  useReturnFocus();
  const { requisition, to } = asked;
  const words = questions[to];
  const form = useForm({
    initialValues: { text: '' },
    validate: { text: (text) => (words?.required && !text.trim() ? 'Please say why' : null) },
  });
  if (!words) return null;
  const submit = form.onSubmit(({ text }) =>
    moves.answer(asked, text.trim()).catch((failure: unknown) => {
      if (failure instanceof ApiError) form.setFieldError('text', Object.values(failure.byField)[0]);
    }),
  );
  return (
    <FormDialog
      opened
      title={words.title}
      submit={words.submit}
      loading={moves.loading}
      onSubmit={submit}
      onClose={moves.stop}
    >
      <Text size="sm">
        {requisition.title}, {askedFor(requisition)}. {CONSEQUENCE[to]}
      </Text>
      <SpokenTextarea
        label={words.label}
        required={words.required}
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...form.getInputProps('text')}
      />
    </FormDialog>
  );
}
