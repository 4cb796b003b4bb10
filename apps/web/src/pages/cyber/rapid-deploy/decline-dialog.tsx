import { Textarea } from '@mantine/core';
import { declineProposal, type OwnProposal } from '@talent-os/contracts/cyber/deploy';
import { useCommandForm } from '../../../lib/use-command-form';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { FormDialog } from '../../../ui/form-dialog';
import { deployReads } from './deploy-reads';

type DeclineDialogProps = { readonly proposal: OwnProposal; readonly onClose: () => void };

/** Declines a deployment, with a reason for who proposed it. */
export function DeclineDialog({ proposal: { id: proposalId, location }, onClose }: DeclineDialogProps) {
  useReturnFocus();
  const { field, submit, loading } = useCommandForm(declineProposal, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ proposalId, reason }),
    refetches: deployReads,
    done: 'Declined',
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title={`Decline ${location}?`}
      submit="Decline"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label="Reason"
        description="Whoever proposed it reads it"
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
