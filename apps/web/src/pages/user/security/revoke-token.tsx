import { revokeApplicationToken, type ApplicationToken } from '@talent-os/contracts/identity/application-tokens';
import { useCommand } from '../../../lib/use-command';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

type RevokeTokenProps = { readonly token: ApplicationToken; readonly onClose: () => void };

export function RevokeToken({ token: { id, name }, onClose }: RevokeTokenProps) {
  const command = useCommand(revokeApplicationToken, {
    done: `The token of ${name} was revoked`,
  });
  const revoke = () => command.run({ applicationTokenId: id }).then(onClose, () => undefined);
  return (
    <ConfirmDialog
      danger
      title={`Revoke the token of ${name}?`}
      confirm="Revoke"
      loading={command.loading}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      It is refused everywhere within five seconds. Proposals it has made stay in your conversations.
    </ConfirmDialog>
  );
}
