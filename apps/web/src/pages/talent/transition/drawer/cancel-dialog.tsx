import { Text } from '@mantine/core';
import { cancelTransition } from '@talent-os/contracts/talent/transition-changes';
import type { Transition } from '@talent-os/contracts/talent/transitions';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../voice/spoken-textarea';
import { transitionReads } from '../reads';
import { nameOf } from '../words';

export type MoveDialogProps = { readonly move: Transition; readonly onClose: () => void };

/** Cancels a running move with a reason. */
export function CancelDialog({ move, onClose }: MoveDialogProps) {
  useReturnFocus();
  const { id: transitionId, version } = move;
  const { field, submit, loading } = useCommandForm(cancelTransition, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ transitionId, version, reason }),
    refetches: transitionReads,
    done: `The move of ${move.employeeName} was cancelled`,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title="Cancel transition"
      submit="Cancel transition"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">{nameOf(move)}. A seat that was kept for it is open again.</Text>
      <SpokenTextarea
        label="Reason"
        description="The people concerned will read it."
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...field('reason')}
      />
    </FormDialog>
  );
}
