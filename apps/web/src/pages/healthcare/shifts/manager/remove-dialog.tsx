import { Text } from '@mantine/core';
import { removeFromShift, type SlotOfShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../voice/spoken-textarea';
import { shiftReads } from '../reads';

/** Asks before somebody is taken off a shift, and for the reason. */
export function RemoveDialog({ slot, onClose }: { readonly slot: SlotOfShift; readonly onClose: () => void }) {
  useReturnFocus();
  const { assignmentId, name } = slot;
  const { field, submit, loading } = useCommandForm(removeFromShift, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ assignmentId, reason }),
    refetches: shiftReads,
    done: `${name} was taken off the shift`,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title={`Take ${name} off this shift?`}
      submit="Take off"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">They are told, and colleagues who may work the shift are told that it is free.</Text>
      <SpokenTextarea
        label="Reason"
        required
        autosize
        minRows={2}
        maxLength={300}
        data-autofocus
        {...field('reason')}
      />
    </FormDialog>
  );
}
