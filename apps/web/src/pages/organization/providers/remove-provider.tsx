import { removeProvider } from '@talent-os/contracts/chat/providers';
import { ConfirmCommand } from '../../../ui/dialog/confirm-command';
import type { Provider } from './provider-form';

type RemoveProviderProps = { readonly provider: Provider; readonly onClose: () => void };

export function RemoveProvider({ provider: { id, name }, onClose }: RemoveProviderProps) {
  return (
    <ConfirmCommand
      operation={removeProvider}
      input={{ providerId: id }}
      done={`${name} was removed`}
      danger
      title={`Remove ${name}?`}
      confirm="Remove"
      onClose={onClose}
    >
      Its key is erased. The next provider answers; without one, the assistant answers from platform data.
    </ConfirmCommand>
  );
}
