import { Text } from '@mantine/core';
import { decideTransition } from '@talent-os/contracts/talent/transition-changes';
import type { ApprovalStep } from '@talent-os/contracts/talent/transition-states';
import type { Transition } from '@talent-os/contracts/talent/transitions';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../voice/spoken-textarea';
import { transitionReads } from '../reads';
import { nameOf } from '../words';

type DeclineDialogProps = { readonly move: Transition; readonly step: ApprovalStep; readonly onClose: () => void };

/** Declines a move, which ends it, with a reason. */
export function DeclineDialog({ move, step, onClose }: DeclineDialogProps) {
  useReturnFocus();
  const { id: transitionId, version } = move;
  const { field, submit, loading } = useCommandForm(decideTransition, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ transitionId, version, step, decision: 'declined' as const, reason: reason.trim() }),
    refetches: transitionReads,
    done: `The move of ${move.employeeName} was declined`,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title="Decline transition"
      submit="Decline"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">{nameOf(move)}. The move ends with this.</Text>
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
