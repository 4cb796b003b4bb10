import { Select, Text } from '@mantine/core';
import { rejectApplications } from '@talent-os/contracts/talent/application-changes';
import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import { listRejectReasons } from '@talent-os/contracts/talent/reject-reasons';
import { NOTICE_HOURS, rejectNotices, REVERSAL_DAYS, type RejectNotice } from '@talent-os/contracts/talent/rejections';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesOf } from '@/lib/choices';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { Refused, type RefusedMoves } from './refused';

type RejectDialogProps = {
  readonly cards: readonly Pick<PipelineCard, 'id' | 'personName'>[];
  readonly onDone: (rejected: readonly string[]) => void;
  readonly onClose: () => void;
};

const notices = choicesOf(rejectNotices);

/** Asks for the reason, whose notice the people read a day later. Who cannot be rejected stays, with the reason why. */
export function RejectDialog({ cards, onDone, onClose }: RejectDialogProps) {
  const { data } = useQuery(query(listRejectReasons, {}));
  const reasons = (data?.items ?? []).filter(({ retired }) => !retired);
  const [refused, setRefused] = useState<RefusedMoves>([]);
  const { form, field, dialog } = useCommandForm(rejectApplications, {
    initial: { reason: null as string | null, notice: 'send' as RejectNotice, note: '' },
    toInput: ({ reason, notice, note }) => ({
      applicationIds: cards.map(({ id }) => id),
      reason: reason ?? '',
      notice,
      ...(note && { note }),
    }),
    onDone: (answer) => {
      if (answer.rejected.length > 0) onDone(answer.rejected);
      if (answer.refused.length === 0) onClose();
      else setRefused(answer.refused);
    },
    onClose,
  });
  const who = cards.length === 1 ? cards[0]!.personName : `${cards.length} people`;
  const { reason, notice } = form.values;
  const text = notice === 'send' && reasons.find(({ key }) => key === reason)?.noticeText;
  return (
    <FormDialog
      {...dialog}
      dirty={dialog.dirty && refused.length === 0}
      title={`Reject ${who}`}
      submit={`Reject ${who}`}
    >
      <Refused refused={refused} />
      <Select
        label="Reason"
        description="Kept inside the hiring team"
        required
        data={reasons.map(({ key, text: label }) => ({ value: key, label }))}
        data-autofocus
        {...field('reason')}
      />
      <Select label="What they read" allowDeselect={false} data={notices} {...field('notice')} />
      <Text size="sm" c="var(--ink-2)">
        {text ? `“${text}” It goes out after ${NOTICE_HOURS} hours; until then you can undo it without a word. ` : ''}
        A rejection can be reversed within {REVERSAL_DAYS} days.
      </Text>
      <SpokenTextarea label="Note" autosize minRows={2} maxLength={500} {...field('note')} />
    </FormDialog>
  );
}
