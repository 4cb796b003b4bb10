import { withdrawClearance } from '@talent-os/contracts/cyber/clearance';
import { ConfirmCommand } from '../../../ui/dialog/confirm-command';

/** Asks before a report that waits is taken back. */
export function WithdrawDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <ConfirmCommand
      operation={withdrawClearance}
      input={{}}
      done="Report withdrawn"
      danger
      title="Withdraw the report?"
      confirm="Withdraw"
      onClose={onClose}
    >
      What is on record stays as it is, and no security officer will look at the report.
    </ConfirmCommand>
  );
}
