import { Alert, Select, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { rejectApplications } from '@talent-os/contracts/talent/application-changes';
import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import {
  NOTICE_HOURS,
  rejectNoticeKeys,
  rejectNotices,
  rejectReasonKeys,
  rejectReasons,
  REVERSAL_DAYS,
  type RejectNotice,
  type RejectReason,
} from '@talent-os/contracts/talent/rejections';
import { useState } from 'react';
import { ApiError } from '../../../../lib/api-error';
import { useCommand } from '../../../../lib/use-command';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../features/voice/spoken-textarea';
import { pipelineReads } from '../reads';

type RejectDialogProps = {
  readonly cards: readonly Pick<PipelineCard, 'id' | 'personName'>[];
  readonly onDone: (rejected: readonly string[]) => void;
  readonly onClose: () => void;
};

const reasons = rejectReasonKeys.map((value) => ({ value, label: rejectReasons[value] }));
const notices = rejectNoticeKeys.map((value) => ({ value, label: rejectNotices[value].label }));

/** Asks for the reason, and for what the people read a day later. Who cannot be rejected stays, with the reason why. */
export function RejectDialog({ cards, onDone, onClose }: RejectDialogProps) {
  useReturnFocus();
  const [refused, setRefused] = useState<readonly { applicationId: string; personName: string; text: string }[]>([]);
  const command = useCommand(rejectApplications, { refetches: pipelineReads });
  const form = useForm<{ reason: RejectReason | null; notice: RejectNotice; note: string }>({
    initialValues: { reason: null, notice: 'thanks', note: '' },
    validate: { reason: (reason) => (reason ? null : 'Please choose a reason') },
  });
  const submit = form.onSubmit(async ({ reason, notice, note }) => {
    try {
      const applicationIds = cards.map(({ id }) => id);
      const answer = await command.run({ applicationIds, reason: reason!, notice, ...(note && { note }) });
      if (answer.rejected.length > 0) onDone(answer.rejected);
      if (answer.refused.length === 0) onClose();
      else setRefused(answer.refused);
    } catch (failure) {
      if (failure instanceof ApiError) form.setErrors(failure.byField);
    }
  });
  const who = cards.length === 1 ? cards[0]!.personName : `${cards.length} people`;
  const { text } = rejectNotices[form.values.notice];
  return (
    <FormDialog
      opened
      title={`Reject ${who}`}
      submit={`Reject ${who}`}
      loading={command.loading}
      onSubmit={submit}
      onClose={onClose}
    >
      {refused.length > 0 && (
        <Alert color="yellow" title="These people stay">
          <ul>
            {refused.map((one) => (
              <li key={one.applicationId}>
                {one.personName}: {one.text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Select
        label="Reason"
        description="Kept inside the hiring team"
        required
        data={reasons}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <Select label="What they read" allowDeselect={false} data={notices} {...form.getInputProps('notice')} />
      <Text size="sm" c="var(--ink-2)">
        {text ? `“${text}” It goes out after ${NOTICE_HOURS} hours; until then you can undo it without a word. ` : ''}
        A rejection can be reversed within {REVERSAL_DAYS} days.
      </Text>
      <SpokenTextarea label="Note" autosize minRows={2} maxLength={500} {...form.getInputProps('note')} />
    </FormDialog>
  );
}
