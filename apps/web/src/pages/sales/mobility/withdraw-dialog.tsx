import { withdrawExpression } from '@talent-os/contracts/talent/mobility';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import type { Expression } from './expression-row';

type WithdrawDialogProps = { readonly expression: Expression; readonly onClose: () => void };

/** Asks before an expression of interest is withdrawn. */
export function WithdrawDialog({ expression: { id, positionTitle }, onClose }: WithdrawDialogProps) {
  return (
    <ConfirmCommand
      operation={withdrawExpression}
      input={{ expressionId: id }}
      done="Interest withdrawn"
      danger
      title="Withdraw interest?"
      confirm="Withdraw"
      onClose={onClose}
    >
      The hiring manager of {positionTitle} will no longer see it. You can express interest again while the position is
      open.
    </ConfirmCommand>
  );
}
