import { Radio, Stack } from '@mantine/core';
import { recordSlot, type Interview } from '@talent-os/contracts/talent/interviews';
import { useCommandForm } from '@/lib/use-command-form';
import { useFormat } from '@/lib/use-format';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';

type RecordSlotDialogProps = {
  readonly interview: Interview;
  readonly personName: string;
  readonly onClose: () => void;
};

/** Records the slot a person from outside has chosen. */
export function RecordSlotDialog({ interview: { id, slots }, personName, onClose }: RecordSlotDialogProps) {
  const { momentOf } = useFormat();
  const { field, dialog } = useCommandForm(recordSlot, {
    initial: { start: slots[0] ?? '', note: '' },
    toInput: ({ start, note }) => ({ interviewId: id, start, note }),
    done: 'Interview scheduled',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Record their choice" submit="Schedule">
      <Radio.Group label={`Slot ${personName} has chosen`} {...field('start')}>
        <Stack gap={6} mt={6}>
          {slots.map((slot) => (
            <Radio key={slot} value={slot} label={momentOf(slot)} />
          ))}
        </Stack>
      </Radio.Group>
      <SpokenTextarea
        label="Note"
        description="How they told you"
        required
        autosize
        minRows={2}
        maxLength={500}
        {...field('note')}
      />
    </FormDialog>
  );
}
