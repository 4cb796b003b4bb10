import { withdrawCredential } from '@talent-os/contracts/healthcare/credentials';
import { day } from '../../../lib/format';
import { useCommand } from '../../../lib/use-command';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import type { CredentialDialogProps } from './renew-dialog';

/** Asks before what waits for HR is taken back. */
export function WithdrawDialog({ credential, onClose }: CredentialDialogProps) {
  const { id, name, status, expirationDate } = credential;
  const renewal = status !== 'pending_verification';
  const withdraw = useCommand(withdrawCredential, {
    done: renewal ? `Renewal of ${name} withdrawn` : `${name} withdrawn`,
  });
  const confirm = () => withdraw.run({ credentialId: id }).then(onClose, () => undefined);
  return (
    <ConfirmDialog
      danger
      title={renewal ? 'Withdraw the renewal?' : 'Withdraw the credential?'}
      confirm="Withdraw"
      loading={withdraw.loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {renewal
        ? `${name} stays valid until ${day(expirationDate)}, and HR will not look at the new date.`
        : `${name} leaves your list, and HR will not look at it.`}
    </ConfirmDialog>
  );
}
