import { PasswordInput, TextInput } from '@mantine/core';
import { redeemSetup } from '@talent-os/contracts/identity/links';
import { AccountForm } from './account-form';
import { AuthPanels } from './auth-panels';
import type { LinkProps } from './link-state';
import { useLinkForm } from './use-link-form';

/** The administrator of a new organization says who they are and chooses a password. */
export function SetUpAdministrator({ token, onSignedIn }: LinkProps) {
  const empty = { firstName: '', lastName: '', password: '' };
  const { field, submit, busy, error } = useLinkForm(redeemSetup, token, empty, onSignedIn);
  return (
    <AuthPanels
      subtitle={
        <p>Your organization is set up. Tell us who you are and choose a password: you are its administrator.</p>
      }
      heading="Almost there"
      text="This link works once, within 24 hours of the setup. Whoever runs the installation can print a new one with the setup command."
      mayRegister={false}
    >
      <AccountForm label="Set up your account" action="Start" error={error} busy={busy} onSubmit={submit}>
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
