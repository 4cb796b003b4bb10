import type { employeeRoles } from '@talent-os/contracts/access/grants';
import {
  changeConnection,
  disconnect,
  renewConnectionToken,
  switchConnection,
  type ProvisioningConnection,
} from '@talent-os/contracts/identity/provisioning';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DirectoryFields, type DirectoryValues } from './directory-fields';
import { ShowDirectoryToken } from './show-directory-token';

export type DirectoryDeed = 'edit' | 'token' | 'pause' | 'resume' | 'disconnect';
type DialogProps = { readonly directory: ProvisioningConnection; readonly onClose: () => void };
type DirectoryDialogProps = DialogProps & { readonly deed: DirectoryDeed; readonly onGone: () => void };

/** Asks before something is done to a directory, with what it means for its people. */
export function DirectoryDialog({ deed, directory, onClose, onGone }: DirectoryDialogProps) {
  const { id: connectionId, name, people } = directory;
  if (deed === 'edit') return <EditDirectory directory={directory} onClose={onClose} />;
  if (deed === 'token') return <NewToken directory={directory} onClose={onClose} />;
  if (deed === 'disconnect')
    return (
      <ConfirmCommand
        operation={disconnect}
        input={{ connectionId }}
        done={`${name} is disconnected`}
        danger
        title={`Disconnect ${name}?`}
        confirm="Disconnect"
        onClose={onClose}
        onDone={onGone}
      >
        Its token and its groups go. {counted(people, 'people', 'person')} of its keeping stay, with the roles and teams
        they have: from then on they are looked after here.
      </ConfirmCommand>
    );
  const pausing = deed === 'pause';
  return (
    <ConfirmCommand
      operation={switchConnection}
      input={{ connectionId, status: pausing ? 'paused' : 'active' }}
      done={pausing ? `${name} is paused` : `${name} goes on`}
      title={pausing ? `Pause ${name}?` : `Let ${name} go on?`}
      confirm={pausing ? 'Pause' : 'Resume'}
      onClose={onClose}
    >
      {pausing
        ? 'Its requests are refused until you resume it: whoever joins or leaves there does not join or leave here. Nobody loses anything.'
        : 'Its requests are answered again. What it was refused meanwhile it sends anew by itself.'}
    </ConfirmCommand>
  );
}

function EditDirectory({ directory, onClose }: DialogProps) {
  const { id: connectionId, version, name, role, industry, invites } = directory;
  const { form, dialog } = useCommandForm(changeConnection, {
    initial: { name, role, industry, invites } as DirectoryValues,
    toInput: ({ role: given, ...values }) => ({
      connectionId,
      version,
      ...values,
      role: given as (typeof employeeRoles)[number],
    }),
    done: `${name} was changed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Edit ${name}`} submit="Save">
      <DirectoryFields form={form} />
    </FormDialog>
  );
}

/** The token before it is refused at once. */
function NewToken({ directory: { id: connectionId, name }, onClose }: DialogProps) {
  const [token, setToken] = useState('');
  if (token) return <ShowDirectoryToken token={token} onClose={onClose} />;
  return (
    <ConfirmCommand
      operation={renewConnectionToken}
      input={{ connectionId }}
      title={`Make a new token for ${name}?`}
      confirm="Make the token"
      onClose={onClose}
      onDone={(made) => setToken(made.token)}
    >
      The one it has now is refused at once. Enter the new one in the directory, which then sends what it was refused.
    </ConfirmCommand>
  );
}
