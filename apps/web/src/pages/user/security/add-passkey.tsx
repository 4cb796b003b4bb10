import { Text, TextInput } from '@mantine/core';
import { beginPasskeyEnrollment, enrollPasskey } from '@talent-os/contracts/identity/passkeys';
import { useState } from 'react';
import { draftOf } from '@/lib/draft';
import { notify } from '@/lib/notify';
import { makePasskey, passkeyFailure } from '@/lib/passkeys';
import { useCommand } from '@/lib/use-command';
import { useSubmitForm } from '@/lib/use-submit-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { RecoveryCodes } from './recovery-codes';

/** Asks what the passkey is called, then the device to make it. */
export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useCommand(beginPasskeyEnrollment);
  const enroll = useCommand(enrollPasskey, { done: ({ passkey }) => `${passkey.name} was added` });
  const [making, setMaking] = useState(false);

  async function make({ name }: { name: string }) {
    const { challenge, passkey } = await begin.run({});
    setMaking(true);
    const credential = await makePasskey(passkey)
      .catch((failure: unknown) => {
        notify.error(passkeyFailure(failure) ?? 'The passkey could not be made');
        throw failure;
      })
      .finally(() => setMaking(false));
    return enroll.run({ challenge, name, credential });
  }
  const { field, dialog } = useSubmitForm({
    initial: { name: '' },
    draft: draftOf(enrollPasskey),
    validate: ({ name }) => (name.trim().length < 2 ? { name: 'Please name the passkey' } : {}),
    send: make,
    loading: begin.loading || making || enroll.loading,
    onClose,
    onDone: ({ recoveryCodes }) => (recoveryCodes ? setCodes(recoveryCodes) : onClose()),
  });
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog {...dialog} title="Add a passkey" submit="Add passkey">
      <Text size="sm">Your browser asks next where to keep it: on this device, a phone or a security key.</Text>
      <TextInput label="Name" placeholder="Work laptop" disabled={dialog.loading} {...field('name')} />
    </FormDialog>
  );
}
