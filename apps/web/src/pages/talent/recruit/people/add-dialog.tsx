import { Textarea } from '@mantine/core';
import { sourceCandidate, type CandidateRow } from '@talent-os/contracts/talent/candidates';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PositionSelect } from './position-select';

type AddDialogProps = { readonly candidate: CandidateRow; readonly onClose: () => void };

/** Adds somebody to the pipeline of a position. */
export function AddDialog({ candidate: { id, personName }, onClose }: AddDialogProps) {
  const { field, dialog } = useCommandForm(sourceCandidate, {
    initial: { positionId: '', note: '' },
    toInput: ({ positionId, note }) => ({ candidateId: id, positionId, ...(note && { note }) }),
    done: `${personName} is in the pipeline`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Add ${personName} to a position`} submit="Add">
      <PositionSelect {...field('positionId')} />
      <Textarea
        label="Note"
        description="The hiring team reads it with the application."
        autosize
        minRows={2}
        maxLength={500}
        {...field('note')}
      />
    </FormDialog>
  );
}
