import { Text } from '@mantine/core';
import { answerOffer } from '@talent-os/contracts/talent/my-applications';
import { useCommandForm } from '../../../../lib/use-command-form';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../voice/spoken-textarea';
import { applicationReads } from './reads';

type DeclineOfferDialogProps = {
  readonly jobOfferId: string;
  readonly positionTitle: string;
  readonly onClose: () => void;
};

/** Declines an offer with a reason the hiring team reads. */
export function DeclineOfferDialog({ jobOfferId, positionTitle, onClose }: DeclineOfferDialogProps) {
  const { field, submit, loading } = useCommandForm(answerOffer, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ jobOfferId, answer: 'declined' as const, reason: reason.trim() }),
    refetches: applicationReads,
    done: 'You declined the offer',
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title="Decline this offer?"
      submit="Decline offer"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">{positionTitle}: the offer ends with this.</Text>
      <SpokenTextarea
        label="Reason"
        description="The hiring team will read it."
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...field('reason')}
      />
    </FormDialog>
  );
}
