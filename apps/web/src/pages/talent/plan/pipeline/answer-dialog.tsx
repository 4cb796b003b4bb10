import { Text } from '@mantine/core';
import { decideRequisition } from '@talent-os/contracts/talent/requisitions';
import { useSubmitForm } from '@/lib/use-submit-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { askedFor } from '../requisition-labels';
import { questions } from './move.rules';
import type { Moves } from './use-moves';

type PendingMove = NonNullable<Moves['pending']>;

/** What follows from an answer, beside the comment. */
const CONSEQUENCE: Partial<Record<PendingMove['to'], string>> = {
  in_approval: 'It then waits for the next step.',
  approved: 'This is the last step: the seats open at once.',
  changes_requested: 'It goes back to its author, who may send it again.',
  rejected: 'Its author is told. This cannot be taken back.',
  cancelled: 'Whoever was to decide is told. This cannot be taken back.',
};

/** Asks what a move needs, and keeps it when the server refuses. */
export function AnswerDialog({ pending, moves }: { readonly pending: PendingMove; readonly moves: Moves }) {
  const { item: requisition, to } = pending;
  const words = questions[to];
  const { field, dialog } = useSubmitForm({
    initial: { text: '' },
    draft: `${decideRequisition.name} ${requisition.id} ${to}`,
    validate: ({ text }) => (words?.required && !text.trim() ? { text: 'Please say why' } : {}),
    send: ({ text }) => moves.answer(pending, text.trim()),
    loading: moves.loading,
    errorsOf: ({ byField }) => ({ text: Object.values(byField)[0] }),
    onClose: moves.cancel,
  });
  if (!words) return null;
  return (
    <FormDialog {...dialog} title={words.title} submit={words.submit}>
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
        {...field('text')}
      />
    </FormDialog>
  );
}
