import { PasswordInput, TextInput } from '@mantine/core';
import { acceptInvitation } from '@talent-os/contracts/identity/invitations';
import { AccountForm } from './account-form';
import { AuthPanels } from './auth-panels';
import type { LinkProps } from './link-state';
import { useLinkForm } from './use-link-form';

/** Somebody who was invited says who they are, chooses a password and is in. */
export function AcceptInvitation({ token, onSignedIn }: LinkProps) {
  const empty = { firstName: '', lastName: '', password: '' };
  const { field, submit, busy, error } = useLinkForm(acceptInvitation, token, empty, onSignedIn);
  return (
    <AuthPanels
      subtitle={<p>You are invited. Tell us who you are and choose a password.</p>}
      heading="Welcome"
      text="This link works once, within seven days. Whoever invited you can send a new one."
      mayRegister={false}
    >
      <AccountForm label="Accept the invitation" action="Join" error={error} busy={busy} onSubmit={submit}>
        <TextInput label="First name" autoComplete="given-name" size="md" disabled={busy} {...field('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" size="md" disabled={busy} {...field('lastName')} />
        <PasswordInput
          label="Password"
          description="At least 12 characters"
          autoComplete="new-password"
          size="md"
          disabled={busy}
          {...field('password')}
        />
      </AccountForm>
    </AuthPanels>
  );
}
