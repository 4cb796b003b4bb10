import { decideExpression } from '@talent-os/contracts/talent/mobility';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { ReasonDialog } from '@/features/voice/reason-dialog';
import type { IncomingExpression } from './incoming-row';

type DialogProps = { readonly expression: IncomingExpression; readonly onClose: () => void };

/** Asks before interest is approved: from then on there is an internal application. */
export function ApproveDialog({ expression: { id, personName, positionTitle }, onClose }: DialogProps) {
  return (
    <ConfirmCommand
      operation={decideExpression}
      input={{ expressionId: id, decision: 'approved' }}
      done={`${personName} approved`}
      title="Approve interest?"
      confirm="Approve"
      onClose={onClose}
    >
      {personName} becomes an internal applicant for {positionTitle}, and their manager is told.
    </ConfirmCommand>
  );
}

/** Declines interest with a reason the person will read. */
export const DeclineDialog = ({ expression: { id, personName, positionTitle }, onClose }: DialogProps) => (
  <ReasonDialog
    operation={decideExpression}
    toInput={(reason) => ({ expressionId: id, decision: 'declined' as const, reason })}
    title="Decline interest"
    submit="Decline"
    description="The person will read it."
    done={`${personName} declined`}
    onClose={onClose}
  >
    {personName} for {positionTitle}
  </ReasonDialog>
);
