import { createSsoConnection } from '@talent-os/contracts/identity/sso';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { ProviderFields, emptyProvider, toProvider } from './provider-fields';

type ConnectProviderProps = { readonly onClose: () => void; readonly onConnected: (id: string) => void };

/** Asks where a provider is; then its drawer says what to enter there. */
export function ConnectProvider({ onClose, onConnected }: ConnectProviderProps) {
  const [industry] = useMe().organization.industries;
  const { form, dialog } = useCommandForm(createSsoConnection, {
    initial: emptyProvider(industry!),
    toInput: toProvider,
    done: ({ name }) => `${name} is connected. Test it next`,
    onClose,
    onDone: ({ id }) => onConnected(id),
  });
  return (
    <FormDialog {...dialog} title="Connect a provider" submit="Connect">
      <ProviderFields form={form} />
    </FormDialog>
  );
}
