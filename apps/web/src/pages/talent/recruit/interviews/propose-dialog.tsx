import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { MAX_SLOTS, MIN_SLOTS, type InterviewKind } from '@talent-os/contracts/talent/interview-states';
import { proposeInterview } from '@talent-os/contracts/talent/interviews';
import { IconTrash } from '@tabler/icons-react';
import { instantShown, shownAt } from '../../../../lib/local-time';
import { useMe } from '../../../../lib/session';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useNow } from '../../../../lib/use-now';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { MomentField } from '../../../../ui/moment-field';
import { MeetingFields } from './meeting-fields';
import { interviewReads } from './reads';

const labels = Array.from({ length: MAX_SLOTS }, (_, index) => `Slot ${index + 1}`);

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
      slots: Array.from({ length: MIN_SLOTS }, () => ''),
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
  const { slots } = form.values;
  const now = useNow();
  return (
    <FormDialog opened title="Offer slots" submit="Offer slots" loading={loading} onSubmit={submit} onClose={onClose}>
      <Text size="sm">
        {personName} chooses one of them. Times are those of {timezone.replaceAll('_', ' ')}.
      </Text>
      {labels.slice(0, slots.length).map((label, index) => (
        <Group key={label} wrap="nowrap" align="flex-end" gap="xs">
          <div style={{ flex: 1 }}>
            <MomentField
              label={label}
              min={shownAt(now, timezone)}
              {...(index === 0 && { 'data-autofocus': true })}
              {...field(`slots.${index}`)}
            />
          </div>
          {slots.length > MIN_SLOTS && (
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={`Remove ${label.toLowerCase()}`}
              onClick={() => form.removeListItem('slots', index)}
            >
              <IconTrash size={17} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {slots.length < MAX_SLOTS && (
        <Button
          variant="subtle"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => form.insertListItem('slots', '')}
        >
          Add a slot
        </Button>
      )}
      <MeetingFields field={field} />
    </FormDialog>
  );
}
