import { Radio, Stack } from '@mantine/core';
import {
  REPORTS_TO_HIDE,
  reportCommunityPost,
  reportReasonKeys,
  reportReasons,
  type CommunityPost,
  type ReportReason,
} from '@talent-os/contracts/talent/community-posts';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Quiet } from '@/ui/display/quiet';

type ReportDialogProps = { readonly post: CommunityPost; readonly onClose: () => void };

/** Reports a post, with why. */
export function ReportDialog({ post: { id, authorName }, onClose }: ReportDialogProps) {
  const { field, dialog } = useCommandForm(reportCommunityPost, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ communityPostId: id, reason: reason as ReportReason }),
    done: 'Thank you: the post was reported',
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Report the post of ${authorName}`} submit="Report">
      <Radio.Group label="Why" required {...field('reason')}>
        <Stack gap="xs" mt="xs">
          {reportReasonKeys.map((reason) => (
            <Radio key={reason} value={reason} label={reportReasons[reason]} />
          ))}
        </Stack>
      </Radio.Group>
      <Quiet>
        Reports by {REPORTS_TO_HIDE} people hide a post until somebody has looked at it. Nobody learns that you reported
        it.
      </Quiet>
    </FormDialog>
  );
}
