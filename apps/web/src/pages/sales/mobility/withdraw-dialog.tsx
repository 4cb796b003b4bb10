import { withdrawExpression } from '@talent-os/contracts/talent/mobility';
import { useCommand } from '../../../lib/use-command';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import type { Expression } from './expression-row';

type WithdrawDialogProps = { readonly expression: Expression; readonly onClose: () => void };

/** Asks before an expression of interest is withdrawn. */
export function WithdrawDialog({ expression: { id, positionTitle }, onClose }: WithdrawDialogProps) {
  const withdraw = useCommand(withdrawExpression, {
    done: 'Interest withdrawn',
  });
  const confirm = () => withdraw.run({ expressionId: id }).then(onClose, () => undefined);
  return (
    <ConfirmDialog
      danger
      title="Withdraw interest?"
      confirm="Withdraw"
      loading={withdraw.loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      The hiring manager of {positionTitle} will no longer see it. You can express interest again while the position is
      open.
    </ConfirmDialog>
  );
}
