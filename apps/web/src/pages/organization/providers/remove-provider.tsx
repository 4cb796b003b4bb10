import { removeProvider } from '@talent-os/contracts/chat/providers';
import { useCommand } from '../../../lib/use-command';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import type { Provider } from './provider-form';

type RemoveProviderProps = { readonly provider: Provider; readonly onClose: () => void };

export function RemoveProvider({ provider: { id, name }, onClose }: RemoveProviderProps) {
  const removal = useCommand(removeProvider, { done: `${name} was removed` });
  const remove = () => removal.run({ providerId: id }).then(onClose, () => undefined);
  return (
    <ConfirmDialog
      danger
      title={`Remove ${name}?`}
      confirm="Remove"
      loading={removal.loading}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      Its key is erased. The next provider answers; without one, the assistant answers from platform data.
    </ConfirmDialog>
  );
}
