import { Select, Text } from '@mantine/core';
import { moveApplications } from '@talent-os/contracts/talent/application-changes';
import type { Pipeline, PipelineCard } from '@talent-os/contracts/talent/applications';
import { draftOf } from '@/lib/draft';
import { useSubmitForm } from '@/lib/use-submit-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { commonStages } from './common-stages';
import type { Moves } from './use-moves';

type BulkMoveResult = Awaited<ReturnType<Moves['moveAll']>>;
type BulkMoveDialogProps = {
  readonly chosen: readonly PipelineCard[];
  readonly pipelines: readonly Pipeline[];
  readonly moves: Moves;
  /** Whom the rules did not let go. */
  readonly onDone: (stayed: BulkMoveResult) => void;
  readonly onClose: () => void;
};

/** Moves several people to a stage all their pipelines have, with a note for all of them where there is one to make. */
export function BulkMoveDialog({ chosen, pipelines, moves, onDone, onClose }: BulkMoveDialogProps) {
  const ids = chosen.map(({ id }) => id);
  const stages = commonStages(chosen, pipelines);
  const { form, field, dialog } = useSubmitForm({
    initial: { stage: '', note: '' },
    draft: draftOf(moveApplications, ids),
    validate: ({ stage }) => (stage ? {} : { stage: 'Please choose a stage' }),
    send: ({ stage, note }) =>
      moves.moveAll(
        ids,
        stages.find(({ key }) => key === stage)!,
        note.trim(),
      ),
    loading: moves.loading,
    onDone,
    onClose,
  });
  const stage = stages.find(({ key }) => key === form.values.stage);
  return (
    <FormDialog
      {...dialog}
      title={`Move ${chosen.length} applicants`}
      submit={stage ? `Move ${chosen.length} to ${stage.name}` : 'Move'}
    >
      <Text size="sm">{chosen.map(({ personName }) => personName).join(', ')}</Text>
      <Select
        label="Stage"
        required
        data-autofocus
        data={stages.map(({ key, name }) => ({ value: key, label: name }))}
        {...field('stage')}
      />
      <SpokenTextarea label="Note" autosize minRows={2} maxLength={500} {...field('note')} />
    </FormDialog>
  );
}
