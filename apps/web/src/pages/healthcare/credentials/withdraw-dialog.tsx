import { withdrawCredential } from '@talent-os/contracts/healthcare/credentials';
import { day } from '@/lib/format';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import type { CredentialDialogProps } from './renew-dialog';

/** Asks before what waits for HR is taken back. */
export function WithdrawDialog({ credential, onClose }: CredentialDialogProps) {
  const { id, name, status, expirationDate } = credential;
  const renewal = status !== 'pending_verification';
  return (
    <ConfirmCommand
      operation={withdrawCredential}
      input={{ credentialId: id }}
      done={renewal ? `Renewal of ${name} withdrawn` : `${name} withdrawn`}
      danger
      title={renewal ? 'Withdraw the renewal?' : 'Withdraw the credential?'}
      confirm="Withdraw"
      onClose={onClose}
    >
      {renewal
        ? `${name} stays valid until ${day(expirationDate)}, and HR will not look at the new date.`
        : `${name} leaves your list, and HR will not look at it.`}
    </ConfirmCommand>
  );
}
