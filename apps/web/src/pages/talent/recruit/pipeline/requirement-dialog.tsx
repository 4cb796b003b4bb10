import { Alert, Text } from '@mantine/core';
import { moveApplication } from '@talent-os/contracts/talent/application-changes';
import { hiringErrors } from '@talent-os/contracts/talent/hiring-errors';
import { draftOf } from '@/lib/draft';
import { useSubmitForm } from '@/lib/use-submit-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { requirementBadge, unmetOf } from '../labels';
import type { Moves } from './use-moves';

type RequirementDialogProps = { readonly pending: NonNullable<Moves['pending']>; readonly moves: Moves };

/** A hard requirement stands against an offer: says which, and asks for the note that goes past it. */
export function RequirementDialog({ pending, moves }: RequirementDialogProps) {
  const { item: card, to } = pending;
  const stage = moves.titleOf(to, card);
  const { field, dialog } = useSubmitForm({
    initial: { note: '' },
    draft: draftOf(moveApplication, card.id, to),
    validate: ({ note }) => (note.trim() ? {} : { note: hiringErrors['application.requirement'].title }),
    send: ({ note }) => moves.answer(pending, note.trim()),
    loading: moves.loading,
    onClose: moves.cancel,
  });
  const unmet = unmetOf(card);
  const licence = unmet.some(({ type }) => type === 'license');
  return (
    <FormDialog
      {...dialog}
      title={licence ? 'Verify license before offer' : 'Hard requirement not met'}
      submit={`Move to ${stage}`}
    >
      <Text size="sm">
        {card.personName}, {card.positionTitle}: from {card.stageName} to {stage}.
      </Text>
      <Alert color="yellow" title="This seat asks for">
        <ul>
          {unmet.map((requirement) => (
            <li key={requirement.value}>
              {requirement.value}: {requirementBadge(requirement).text}
            </li>
          ))}
        </ul>
      </Alert>
      <SpokenTextarea
        label="Why can they go on?"
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...field('note')}
      />
    </FormDialog>
  );
}
