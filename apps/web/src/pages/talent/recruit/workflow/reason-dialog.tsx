import { Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { changeRejectReason, createRejectReason, type RejectReason } from '@talent-os/contracts/talent/reject-reasons';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type ReasonDialogProps = { readonly reason?: RejectReason; readonly onClose: () => void };

/** A reason is added, or worded anew. */
export const ReasonDialog = ({ reason, onClose }: ReasonDialogProps) =>
  reason ? <Change reason={reason} onClose={onClose} /> : <Add onClose={onClose} />;

function Add({ onClose }: Pick<ReasonDialogProps, 'onClose'>) {
  const { field, dialog } = useCommandForm(createRejectReason, {
    initial: { text: '', noticeText: '' },
    toInput: (values) => values,
    done: 'The reason can be chosen',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add reason" submit="Add">
      <Fields field={field} />
    </FormDialog>
  );
}

function Change({ reason, onClose }: { readonly reason: RejectReason; readonly onClose: () => void }) {
  const { key, text, noticeText, version } = reason;
  const { field, dialog } = useCommandForm(changeRejectReason, {
    initial: { text, noticeText },
    toInput: (values) => ({ ...values, key, version }),
    done: 'The reason is changed; notices that are decided keep their words',
    onClose,
  });
  return (
    <FormDialog {...dialog} title={text} submit="Save">
      <Fields field={field} />
    </FormDialog>
  );
}

const Fields = ({ field }: { readonly field: (name: string) => GetInputPropsReturnType }) => (
  <>
    <TextInput
      label="Reason"
      description="Kept inside the hiring team"
      required
      maxLength={120}
      data-autofocus
      {...field('text')}
    />
    <Textarea label="What the person reads" required autosize minRows={3} maxLength={500} {...field('noticeText')} />
  </>
);
