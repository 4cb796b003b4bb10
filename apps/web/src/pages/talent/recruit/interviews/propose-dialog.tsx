import { Text } from '@mantine/core';
import type { InterviewKind } from '@talent-os/contracts/talent/interview-states';
import { proposeInterview } from '@talent-os/contracts/talent/interviews';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { MeetingFields } from './meeting-fields';
import { noSlots, SlotFields, useSlotClocks } from './slot-fields';

type ProposeDialogProps = {
  readonly applicationId: string;
  readonly personName: string;
  readonly onClose: () => void;
};

/** Offers a person slots for an interview; they choose one. */
export function ProposeDialog({ applicationId, personName, onClose }: ProposeDialogProps) {
  const { user } = useMe();
  const { clocks, instantsOf } = useSlotClocks();
  const { form, field, dialog } = useCommandForm(proposeInterview, {
    initial: {
      kind: 'video' as InterviewKind,
      minutes: '60',
      interviewerIds: [user.id],
      location: '',
      slots: noSlots(),
    },
    toInput: ({ slots, minutes, ...rest }) => ({
      ...rest,
      applicationId,
      minutes: Number(minutes),
      slots: instantsOf(slots),
    }),
    done: `Slots offered to ${personName}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Offer slots" submit="Offer slots">
      <Text size="sm">
        {personName} chooses one of them. Times are those of {clocks}.
      </Text>
      <SlotFields form={form} field={field} />
      <MeetingFields field={field} />
    </FormDialog>
  );
}
