import { Text } from '@mantine/core';
import { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import { decideExpression, listIncoming } from '@talent-os/contracts/talent/mobility';
import { useCommand } from '../../../lib/use-command';
import { useCommandForm } from '../../../lib/use-command-form';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { FormDialog } from '../../../ui/form-dialog';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { SpokenTextarea } from '../../../voice/spoken-textarea';
import type { IncomingExpression } from './incoming-row';

type DialogProps = { readonly expression: IncomingExpression; readonly onClose: () => void };

const refetches = [listIncoming, getMarketplace];

/** Asks before interest is approved: from then on there is an internal application. */
export function ApproveDialog({ expression: { id, personName, positionTitle }, onClose }: DialogProps) {
  useReturnFocus();
  const decide = useCommand(decideExpression, { refetches, done: `${personName} approved` });
  const confirm = () => decide.run({ expressionId: id, decision: 'approved' }).then(onClose, () => undefined);
  return (
    <ConfirmDialog
      opened
      title="Approve interest?"
      confirm="Approve"
      loading={decide.loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {personName} becomes an internal applicant for {positionTitle}, and their manager is told.
    </ConfirmDialog>
  );
}

/** Declines interest with a reason the person will read. */
export function DeclineDialog({ expression: { id, personName, positionTitle }, onClose }: DialogProps) {
  useReturnFocus();
  const { field, submit, loading } = useCommandForm(decideExpression, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ expressionId: id, decision: 'declined' as const, reason: reason.trim() }),
    refetches,
    done: `${personName} declined`,
    onDone: onClose,
  });
  return (
    <FormDialog opened title="Decline interest" submit="Decline" loading={loading} onSubmit={submit} onClose={onClose}>
      <Text size="sm">
        {personName} for {positionTitle}
      </Text>
      <SpokenTextarea
        label="Reason"
        description="The person will read it."
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
