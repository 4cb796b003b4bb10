import { Text } from '@mantine/core';
import { cancelShift, type RosterShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { useCommandForm } from '../../../../lib/use-command-form';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../voice/spoken-textarea';
import { shiftReads } from '../reads';
import { nameOf } from '../words';

/** Asks before a shift is called off. */
export function CancelDialog({ shift, onClose }: { readonly shift: RosterShift; readonly onClose: () => void }) {
  const { field, submit, loading } = useCommandForm(cancelShift, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ shiftId: shift.id, reason }),
    refetches: shiftReads,
    done: 'Shift cancelled',
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title="Cancel this shift?"
      submit="Cancel shift"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">{nameOf(shift)}. Everybody who was to work it is told. This cannot be taken back.</Text>
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
