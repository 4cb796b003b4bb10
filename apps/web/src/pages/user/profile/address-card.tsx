import { Button, PasswordInput, TextInput } from '@mantine/core';
import { requestAddress, withdrawAddress, type Profile } from '@talent-os/contracts/identity/profile';
import { useState } from 'react';
import { useCommandForm } from '@/lib/use-command-form';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Card } from '@/ui/page/card';
import css from './profile.module.css';

/** The address people sign in with, and the one that waits to take its place. */
export function AddressCard({ profile: { email, pendingEmail } }: { readonly profile: Profile }) {
  const [open, setOpen] = useState<'change' | 'withdraw'>();
  const close = () => setOpen(undefined);
  return (
    <Card
      title="E-mail address"
      description="You sign in with it, and mails go there."
      actions={
        <Button variant="default" onClick={() => setOpen('change')}>
          Change address
        </Button>
      }
    >
      <p className={css.address}>{email}</p>
      {pendingEmail && (
        <div className={css.waiting}>
          <b>{pendingEmail.email}</b> takes its place once both mailboxes have confirmed:
          <ul>
            <li>Present address: {pendingEmail.oldConfirmed ? 'confirmed' : 'waits for the link in its mail'}</li>
            <li>New address: {pendingEmail.newConfirmed ? 'confirmed' : 'waits for the link in its mail'}</li>
          </ul>
          <Button size="xs" variant="default" onClick={() => setOpen('withdraw')}>
            Keep my present address
          </Button>
        </div>
      )}
      {open === 'change' && <ChangeAddress onClose={close} />}
      {open === 'withdraw' && (
        <ConfirmCommand
          operation={withdrawAddress}
          input={{}}
          title="Keep your present address?"
          confirm="Keep it"
          done="Your address stays as it is"
          onClose={close}
          onDone={close}
        >
          The links that were sent are worth nothing then.
        </ConfirmCommand>
      )}
    </Card>
  );
}

function ChangeAddress({ onClose }: { readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(requestAddress, {
    initial: { email: '', currentPassword: '' },
    toInput: (values) => values,
    onClose,
    done: ({ message }) => message,
  });
  return (
    <FormDialog {...dialog} title="Change address" submit="Send both links">
      <TextInput label="New address" type="email" autoComplete="email" required {...field('email')} />
      <PasswordInput
        label="Present password"
        description="So that nobody else takes your account along"
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
    </FormDialog>
  );
}
