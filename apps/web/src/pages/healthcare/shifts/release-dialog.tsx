import { Text } from '@mantine/core';
import { releaseShift } from '@talent-os/contracts/healthcare/shifts';
import { useCommandForm } from '../../../lib/use-command-form';
import { FormDialog } from '../../../ui/form-dialog';
import { SpokenTextarea } from '../../../features/voice/spoken-textarea';
import type { ShiftDialogProps } from './shift-dialog';
import { shiftReads } from '../../../features/shifts/reads';
import { nameOf } from './labels';

const done = { released: 'Shift released', asked: 'Your release waits for approval' } as const;

/** Asks before a shift is given back; a late one says who decides. */
export function ReleaseDialog({ shift, onClose }: ShiftDialogProps) {
  const { field, submit, loading } = useCommandForm(releaseShift, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ shiftId: shift.id, ...(reason.trim() && { reason }) }),
    refetches: shiftReads,
    done: ({ status }) => done[status],
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title="Release this shift?"
      submit={shift.releaseLate ? 'Ask for release' : 'Release'}
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">
        {nameOf(shift)}.{' '}
        {shift.releaseLate
          ? 'It starts within 24 hours: a manager decides, and until then it stays yours.'
          : 'Colleagues who may work it are told that it is free.'}
      </Text>
      <SpokenTextarea
        label="Reason"
        description="Managers read it."
        autosize
        minRows={2}
        maxLength={300}
        data-autofocus
        {...field('reason')}
      />
    </FormDialog>
  );
}
