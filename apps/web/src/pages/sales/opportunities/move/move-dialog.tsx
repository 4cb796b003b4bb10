import { Alert, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '../../../../lib/api-error';
import { useFormat } from '../../../../lib/use-format';
import { FormDialog } from '../../../../ui/form-dialog';
import { DayField } from '../../../../ui/day-field';
import { today } from '../../../../lib/today';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { SpokenTextarea } from '../../../../features/voice/spoken-textarea';
import { firstAnswers, labelOf, lacksAmount, missingIn, sentWith, type Answers, type Question } from './move.rules';
import type { Asked, Moves } from './use-moves';

const titles: Record<Question, string> = { back: 'Move back', won: 'Close as won', lost: 'Close as lost' };
const fieldOf: Readonly<Record<string, keyof Answers>> = {
  'deal.note': 'note',
  'deal.lossReason': 'lossReason',
  'deal.closeDate': 'closeDate',
};

type MoveDialogProps = { readonly asked: Asked; readonly moves: Moves; readonly onEdit: (dealId: string) => void };

/** Asks exactly what the rule of a move needs, and keeps it when the server refuses. */
export function MoveDialog({ asked, moves, onEdit }: MoveDialogProps) {
  const { deal, to, question } = asked;
  const { money } = useFormat();
  useReturnFocus();
  const blocked = lacksAmount(question, deal);
  const form = useForm<Answers>({
    initialValues: firstAnswers(deal, today()),
    validate: (answers) => missingIn(question, answers, today()),
  });
  const submit = form.onSubmit((answers) =>
    moves.answer(asked, sentWith[question](answers)).catch((failure: unknown) => {
      if (!(failure instanceof ApiError)) return;
      const field = failure.code && fieldOf[failure.code];
      form.setErrors(field ? { [field]: failure.message } : failure.byField);
    }),
  );

  if (blocked)
    return (
      <FormDialog
        opened
        title={titles.won}
        submit="Edit deal"
        loading={false}
        onClose={moves.cancel}
        onSubmit={(event) => {
          event.preventDefault();
          moves.cancel();
          onEdit(deal.id);
        }}
      >
        <Alert color="yellow" title="A won deal needs an amount above zero">
          {deal.name} has no amount yet.
        </Alert>
      </FormDialog>
    );

  return (
    <FormDialog
      opened
      title={titles[question]}
      submit={`Move to ${labelOf(to)}`}
      loading={moves.loading}
      onSubmit={submit}
      onClose={moves.cancel}
    >
      <Text size="sm">
        {deal.name}, {deal.accountName}, {money(deal.amount)}: from {labelOf(deal.stage)} to {labelOf(to)}.
        {question !== 'back' && ' A closed deal stays closed.'}
      </Text>
      {question === 'won' && (
        <DayField label="Close date" max={today()} data-autofocus {...form.getInputProps('closeDate')} />
      )}
      {question === 'lost' && (
        <SpokenTextarea
          label="Loss reason"
          required
          autosize
          minRows={2}
          maxLength={300}
          data-autofocus
          {...form.getInputProps('lossReason')}
        />
      )}
      <SpokenTextarea
        label={question === 'back' ? 'Why does it go back?' : 'Note'}
        required={question === 'back'}
        autosize
        minRows={2}
        maxLength={500}
        {...(question === 'back' && { 'data-autofocus': true })}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}
