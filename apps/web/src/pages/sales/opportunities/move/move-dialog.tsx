import { Alert, Text } from '@mantine/core';
import { moveDeal, type Deal } from '@talent-os/contracts/sales/deals';
import { draftOf } from '@/lib/draft';
import { useFormat } from '@/lib/use-format';
import { useSubmitForm } from '@/lib/use-submit-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';
import { today } from '@/lib/today';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import {
  firstAnswers,
  labelOf,
  lacksAmount,
  missingIn,
  questionOf,
  sentWith,
  type Answers,
  type Question,
} from './move.rules';
import type { Moves } from './use-moves';

const titles: Record<Question, string> = { back: 'Move back', won: 'Close as won', lost: 'Close as lost' };
const fieldOf: Readonly<Record<string, keyof Answers>> = {
  'deal.note': 'note',
  'deal.lossReason': 'lossReason',
  'deal.closeDate': 'closeDate',
};

type MoveDialogProps = {
  readonly pending: NonNullable<Moves['pending']>;
  readonly moves: Moves;
  readonly onEdit: (dealId: string) => void;
};

/** Asks exactly what the rule of a move needs, and keeps it when the server refuses. */
export function MoveDialog({ pending, moves, onEdit }: MoveDialogProps) {
  const { item: deal, to } = pending;
  const question = questionOf(deal.stage, to)!;
  const { money } = useFormat();
  const blocked = lacksAmount(question, deal);
  const { field, dialog } = useSubmitForm({
    initial: firstAnswers(deal, today()),
    draft: draftOf(moveDeal, deal.id, to),
    validate: (answers) => missingIn(question, answers, today()),
    send: (answers) => moves.answer(pending, sentWith[question](answers)),
    loading: moves.loading,
    errorsOf: ({ code, message, byField }) => (code && fieldOf[code] ? { [fieldOf[code]]: message } : byField),
    onClose: moves.cancel,
  });

  if (blocked) return <AmountMissing deal={deal} onClose={moves.cancel} onEdit={onEdit} />;

  return (
    <FormDialog {...dialog} title={titles[question]} submit={`Move to ${labelOf(to)}`}>
      <Text size="sm">
        {deal.name}, {deal.accountName}, {money(deal.amount)}: from {labelOf(deal.stage)} to {labelOf(to)}.
        {question !== 'back' && ' A closed deal is reopened by a department head or an administrator alone.'}
        {deal.stage === 'closed_won' && ' What was paid for it is taken back by the next commission statement.'}
      </Text>
      {question === 'won' && <DayField label="Close date" max={today()} data-autofocus {...field('closeDate')} />}
      {question === 'lost' && (
        <SpokenTextarea
          label="Loss reason"
          required
          autosize
          minRows={2}
          maxLength={300}
          data-autofocus
          {...field('lossReason')}
        />
      )}
      <SpokenTextarea
        label={question === 'back' ? 'Why does it go back?' : 'Note'}
        required={question === 'back'}
        autosize
        minRows={2}
        maxLength={500}
        {...(question === 'back' && { 'data-autofocus': true })}
        {...field('note')}
      />
    </FormDialog>
  );
}

type AmountMissingProps = Pick<MoveDialogProps, 'onEdit'> & { readonly deal: Deal; readonly onClose: () => void };

function AmountMissing({ deal, onClose, onEdit }: AmountMissingProps) {
  return (
    <FormDialog
      title={titles.won}
      submit="Edit deal"
      loading={false}
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        onEdit(deal.id);
      }}
    >
      <Alert color="yellow" title="A won deal needs an amount above zero">
        {deal.name} has no amount yet.
      </Alert>
    </FormDialog>
  );
}
