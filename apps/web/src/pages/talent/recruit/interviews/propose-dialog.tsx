import { Text } from '@mantine/core';
import type { InterviewKind } from '@talent-os/contracts/talent/interview-states';
import { proposeInterview } from '@talent-os/contracts/talent/interviews';
import { instantShown } from '../../../../lib/local-time';
import { useMe } from '../../../../lib/session';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { MeetingFields } from './meeting-fields';
import { interviewReads } from './reads';
import { noSlots, SlotFields } from './slot-fields';

type ProposeDialogProps = {
  readonly applicationId: string;
  readonly personName: string;
  readonly onClose: () => void;
};

/** Offers somebody slots for an interview; they choose one. */
export function ProposeDialog({ applicationId, personName, onClose }: ProposeDialogProps) {
  useReturnFocus();
  const { user, organization } = useMe();
  const { timezone } = organization;
  const { form, field, submit, loading } = useCommandForm(proposeInterview, {
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
      slots: slots.map((slot) => instantShown(slot, timezone)),
    }),
    refetches: interviewReads,
    done: `Slots offered to ${personName}`,
    onDone: onClose,
  });
  return (
    <FormDialog opened title="Offer slots" submit="Offer slots" loading={loading} onSubmit={submit} onClose={onClose}>
      <Text size="sm">
        {personName} chooses one of them. Times are those of {timezone.replaceAll('_', ' ')}.
      </Text>
      <SlotFields
        count={form.values.slots.length}
        field={field}
        onAdd={() => form.insertListItem('slots', '')}
        onRemove={(index) => form.removeListItem('slots', index)}
      />
      <MeetingFields field={field} />
    </FormDialog>
  );
}
