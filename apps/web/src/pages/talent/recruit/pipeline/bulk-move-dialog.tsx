import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import type { Stage } from '@talent-os/contracts/talent/pipeline';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../features/voice/spoken-textarea';
import type { Moves } from './use-moves';

type Stayed = Awaited<ReturnType<Moves['moveAll']>>;
type BulkMoveDialogProps = {
  readonly chosen: readonly PipelineCard[];
  readonly stage: Stage;
  readonly moves: Moves;
  /** Whom the rules did not let go. */
  readonly onDone: (stayed: Stayed) => void;
  readonly onClose: () => void;
};

/** Confirms a move of several people, with a note for all of them where there is one to make. */
export function BulkMoveDialog({ chosen, stage, moves, onDone, onClose }: BulkMoveDialogProps) {
  useReturnFocus();
  const form = useForm({ initialValues: { note: '' } });
  const submit = form.onSubmit(async ({ note }) => {
    const ids = chosen.map(({ id }) => id);
    await moves
      .moveAll(ids, stage, note.trim())
      .then(onDone)
      .catch(() => undefined);
  });
  return (
    <FormDialog
      opened
      title={`Move to ${stage.name}`}
      submit={`Move ${chosen.length} to ${stage.name}`}
      loading={moves.loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">{chosen.map(({ personName }) => personName).join(', ')}</Text>
      <SpokenTextarea label="Note" autosize minRows={2} maxLength={500} {...form.getInputProps('note')} />
    </FormDialog>
  );
}
