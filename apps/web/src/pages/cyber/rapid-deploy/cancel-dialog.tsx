import { Textarea } from '@mantine/core';
import { cancelDeployRequest, type DeployRequestDetail } from '@talent-os/contracts/cyber/deploy';
import { useCommandForm } from '../../../lib/use-command-form';
import { FormDialog } from '../../../ui/form-dialog';
import { deployReads } from './deploy-reads';

type CancelDialogProps = { readonly request: DeployRequestDetail; readonly onClose: () => void };

/** Cancels a request; who was asked or has accepted is told. */
export function CancelDialog({ request: { id, version }, onClose }: CancelDialogProps) {
  const { field, submit, loading } = useCommandForm(cancelDeployRequest, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ deployRequestId: id, version, reason }),
    refetches: deployReads,
    done: 'Request cancelled',
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title="Cancel this request?"
      submit="Cancel request"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label="Reason"
        description="Everybody who was asked or has accepted is told. This cannot be taken back."
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
