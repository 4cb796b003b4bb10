import { Text } from '@mantine/core';
import type { InterviewKind } from '@talent-os/contracts/talent/interview-states';
import { recordInterview } from '@talent-os/contracts/talent/interviews';
import { instantShown, shownAt } from '@/lib/local-time';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { useNow } from '@/lib/use-now';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { MomentField } from '@/ui/field/moment-field';
import { MeetingFields } from './meeting-fields';

type RecordDialogProps = {
  readonly applicationId: string;
  readonly personName: string;
  readonly onClose: () => void;
};

/** Records an interview nobody planned here, so that its scorecards can be written. */
export function RecordDialog({ applicationId, personName, onClose }: RecordDialogProps) {
  const { user, organization } = useMe();
  const { timezone } = organization;
  const { field, dialog } = useCommandForm(recordInterview, {
    initial: { kind: 'phone' as InterviewKind, minutes: '30', interviewerIds: [user.id], location: '', start: '' },
    toInput: ({ start, minutes, ...rest }) => ({
      ...rest,
      applicationId,
      minutes: Number(minutes),
      start: instantShown(start, timezone),
    }),
    done: 'Interview recorded',
    onClose,
  });
  const now = useNow();
  return (
    <FormDialog {...dialog} title="Record an interview that took place" submit="Record interview">
      <Text size="sm">
        With {personName}. Its interviewers are asked for their scorecards. Times are those of{' '}
        {timezone.replaceAll('_', ' ')}.
      </Text>
      <MomentField label="Began" timeZone={timezone} max={shownAt(now, timezone)} data-autofocus {...field('start')} />
      <MeetingFields field={field} />
    </FormDialog>
  );
}
