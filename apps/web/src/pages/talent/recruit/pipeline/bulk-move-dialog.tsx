import { Text } from '@mantine/core';
import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import type { Stage } from '@talent-os/contracts/talent/pipeline';
import { useSubmitForm } from '../../../../lib/use-submit-form';
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
  const ids = chosen.map(({ id }) => id);
  const { field, dialog } = useSubmitForm({
    initial: { note: '' },
    send: ({ note }) => moves.moveAll(ids, stage, note.trim()),
    loading: moves.loading,
    onDone,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Move to ${stage.name}`} submit={`Move ${chosen.length} to ${stage.name}`}>
      <Text size="sm">{chosen.map(({ personName }) => personName).join(', ')}</Text>
      <SpokenTextarea label="Note" autosize minRows={2} maxLength={500} {...field('note')} />
    </FormDialog>
  );
}
