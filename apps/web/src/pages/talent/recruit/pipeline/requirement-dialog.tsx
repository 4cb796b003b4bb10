import { Alert, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../features/voice/spoken-textarea';
import { requirementBadge, unmetOf } from '../labels';
import type { Asked, Moves } from './use-moves';

type RequirementDialogProps = { readonly asked: Asked; readonly moves: Moves };

/** A hard requirement stands against an offer: says which, and asks for the note that goes past it. */
export function RequirementDialog({ asked, moves }: RequirementDialogProps) {
  const { card, stage } = asked;
  useReturnFocus();
  const form = useForm({
    initialValues: { note: '' },
    validate: { note: (note) => (note.trim() ? null : 'A hard requirement is not met - going on needs a note') },
  });
  const unmet = unmetOf(card);
  const licence = unmet.some(({ type }) => type === 'license');
  return (
    <FormDialog
      opened
      title={licence ? 'Verify licence before offer' : 'Hard requirement not met'}
      submit={`Move to ${stage.name}`}
      loading={moves.loading}
      onSubmit={form.onSubmit(({ note }) => void moves.answer(asked, note.trim()).catch(() => undefined))}
      onClose={moves.cancel}
    >
      <Text size="sm">
        {card.personName}, {card.positionTitle}: from {card.stageName} to {stage.name}.
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
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}
