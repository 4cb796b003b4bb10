import {
  changeSsoConnection,
  disconnectSso,
  switchSsoConnection,
  type SsoConnection,
} from '@talent-os/contracts/identity/sso';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { ProviderFields, toProvider, valuesOf } from './provider-fields';

export type ProviderDeed = 'edit' | 'activate' | 'pause' | 'disconnect';
type DialogProps = { readonly provider: SsoConnection; readonly onClose: () => void };
type ProviderDialogProps = DialogProps & { readonly deed: ProviderDeed; readonly onGone: () => void };

/** Asks before something is done to a provider, with what it means for its people. */
export function ProviderDialog({ deed, provider, onClose, onGone }: ProviderDialogProps) {
  const { id: ssoConnectionId, name, people } = provider;
  if (deed === 'edit') return <EditProvider provider={provider} onClose={onClose} />;
  if (deed === 'disconnect')
    return (
      <ConfirmCommand
        operation={disconnectSso}
        input={{ ssoConnectionId }}
        done={`${name} is disconnected`}
        danger
        title={`Disconnect ${name}?`}
        confirm="Disconnect"
        onClose={onClose}
        onDone={onGone}
      >
        Nobody signs in by it any more. {counted(people, 'people', 'person')} who came through it stay, with the roles
        and teams they have; whoever has no password here needs a link to choose one.
      </ConfirmCommand>
    );
  const pausing = deed === 'pause';
  return (
    <ConfirmCommand
      operation={switchSsoConnection}
      input={{ ssoConnectionId, status: pausing ? 'paused' : 'active' }}
      done={pausing ? `${name} is paused` : `People sign in by ${name}`}
      title={pausing ? `Pause ${name}?` : `Let people sign in by ${name}?`}
      confirm={pausing ? 'Pause' : 'Activate'}
      onClose={onClose}
    >
      {pausing
        ? 'Nobody signs in by it until you activate it again. Whoever is signed in stays so.'
        : 'Addresses of the domains that lead to it are offered it on the sign-in page, from now on.'}
    </ConfirmCommand>
  );
}

function EditProvider({ provider, onClose }: DialogProps) {
  const { id: ssoConnectionId, version, name, hasSecret } = provider;
  const { form, dialog } = useCommandForm(changeSsoConnection, {
    initial: valuesOf(provider),
    toInput: (values) => ({ ssoConnectionId, version, ...toProvider(values) }),
    done: ({ status }) => (status === 'draft' ? `${name} was changed. Test it next` : `${name} was changed`),
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Edit ${name}`} submit="Save">
      <ProviderFields form={form} hasSecret={hasSecret} />
    </FormDialog>
  );
}
