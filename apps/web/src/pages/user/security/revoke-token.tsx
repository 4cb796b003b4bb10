import { revokeApplicationToken, type ApplicationToken } from '@talent-os/contracts/identity/application-tokens';
import { ConfirmCommand } from '../../../ui/dialog/confirm-command';

type RevokeTokenProps = { readonly token: ApplicationToken; readonly onClose: () => void };

export function RevokeToken({ token: { id, name }, onClose }: RevokeTokenProps) {
  return (
    <ConfirmCommand
      operation={revokeApplicationToken}
      input={{ applicationTokenId: id }}
      done={`The token of ${name} was revoked`}
      danger
      title={`Revoke the token of ${name}?`}
      confirm="Revoke"
      onClose={onClose}
    >
      It is refused everywhere within five seconds. Proposals it has made stay in your conversations.
    </ConfirmCommand>
  );
}
