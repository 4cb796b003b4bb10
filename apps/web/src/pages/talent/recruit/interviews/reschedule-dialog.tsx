import { Text, TextInput } from '@mantine/core';
import { rescheduleInterview, type Interview } from '@talent-os/contracts/talent/interviews';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { noSlots, SlotFields, useSlotClocks } from './slot-fields';

type RescheduleDialogProps = {
  readonly interview: Pick<Interview, 'id' | 'location'> & {
    readonly interviewers: readonly { readonly name: string }[];
  };
  readonly personName: string;
  readonly onClose: () => void;
};

/** Offers other slots for an interview, held by the same people. */
export function RescheduleDialog({ interview, personName, onClose }: RescheduleDialogProps) {
  const { clocks, instantsOf } = useSlotClocks();
  const { form, field, dialog } = useCommandForm(rescheduleInterview, {
    initial: { slots: noSlots(), location: interview.location, reason: '' },
    toInput: ({ slots, ...rest }) => ({
      ...rest,
      interviewId: interview.id,
      slots: instantsOf(slots),
    }),
    done: `Other slots offered to ${personName}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Reschedule this interview" submit="Offer other slots">
      <Text size="sm">
        {personName} chooses again; {interview.interviewers.map(({ name }) => name).join(', ')} will hold it. Times are
        those of {clocks}.
      </Text>
      <SlotFields form={form} field={field} />
      <TextInput label="Place or link" maxLength={200} {...field('location')} />
      <SpokenTextarea
        label="Reason"
        description="Everybody in it will read it."
        required
        autosize
        minRows={2}
        maxLength={500}
        {...field('reason')}
      />
    </FormDialog>
  );
}
