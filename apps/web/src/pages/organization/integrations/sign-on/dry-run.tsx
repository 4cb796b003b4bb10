import { Textarea } from '@mantine/core';
import { dryRunSso, type SsoConnection, type SsoPreview } from '@talent-os/contracts/identity/sso';
import { useState } from 'react';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Preview } from './preview';

type DryRunProps = { readonly provider: SsoConnection; readonly onClose: () => void };

/** Shows who a pasted token would be. It stays open: one token is seldom all there is to try. */
export function DryRun({ provider: { id: ssoConnectionId, name }, onClose }: DryRunProps) {
  const [preview, setPreview] = useState<SsoPreview>();
  const { form, dialog } = useCommandForm(dryRunSso, {
    initial: { token: '' },
    toInput: ({ token }) => ({ ssoConnectionId, token }),
    onClose,
    onDone: setPreview,
  });
  return (
    <FormDialog {...dialog} title={`Dry run with ${name}`} submit="Show">
      <Textarea
        label="ID token"
        description="As the provider signs it for this client. Nothing of it is kept, and nothing is changed."
        autosize
        minRows={4}
        maxRows={8}
        spellCheck={false}
        {...form.getInputProps('token')}
      />
      {preview && <Preview preview={preview} />}
    </FormDialog>
  );
}
