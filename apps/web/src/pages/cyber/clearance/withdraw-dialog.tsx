import { withdrawClearance } from '@talent-os/contracts/cyber/clearance';
import { useCommand } from '../../../lib/use-command';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

/** Asks before a report that waits is taken back. */
export function WithdrawDialog({ onClose }: { readonly onClose: () => void }) {
  const withdraw = useCommand(withdrawClearance, { done: 'Report withdrawn' });
  const confirm = () => withdraw.run({}).then(onClose, () => undefined);
  return (
    <ConfirmDialog
      danger
      title="Withdraw the report?"
      confirm="Withdraw"
      loading={withdraw.loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      What is on record stays as it is, and no security officer will look at the report.
    </ConfirmDialog>
  );
}
