import type { employeeRoles } from '@talent-os/contracts/access/grants';
import { createConnection } from '@talent-os/contracts/identity/provisioning';
import { useState } from 'react';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DirectoryFields, type DirectoryValues } from './directory-fields';
import { ShowDirectoryToken } from './show-directory-token';

/** Asks how the people of a directory start; then shows its token, this once. */
export function ConnectDirectory({ onClose }: { readonly onClose: () => void }) {
  const [industry] = useMe().organization.industries;
  const [token, setToken] = useState('');
  const { form, dialog } = useCommandForm(createConnection, {
    initial: { name: '', role: '', industry: industry!, invites: true } as DirectoryValues,
    toInput: ({ role, ...values }) => ({ ...values, role: role as (typeof employeeRoles)[number] }),
    onClose,
    onDone: (made) => setToken(made.token),
  });
  if (token) return <ShowDirectoryToken token={token} onClose={onClose} />;
  return (
    <FormDialog {...dialog} title="Connect a directory" submit="Connect">
      <DirectoryFields form={form} />
    </FormDialog>
  );
}
