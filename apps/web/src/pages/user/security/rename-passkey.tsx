import { TextInput } from '@mantine/core';
import { renamePasskey } from '@talent-os/contracts/identity/passkeys';
import type { Passkey } from '@talent-os/contracts/identity/second-factor';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type RenamePasskeyProps = { readonly passkey: Passkey; readonly onClose: () => void };

export function RenamePasskey({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const { field, dialog } = useCommandForm(renamePasskey, {
    initial: { name },
    toInput: (values) => ({ ...values, passkeyId: id }),
    onClose,
    done: 'The passkey has a new name',
  });
  return (
    <FormDialog {...dialog} title="Rename passkey" submit="Rename">
      <TextInput label="Name" disabled={dialog.loading} {...field('name')} />
    </FormDialog>
  );
}
