import { Anchor, PasswordInput } from '@mantine/core';
import { confirmRegistration } from '@talent-os/contracts/identity/registrations';
import { Link } from 'react-router-dom';
import { AccountForm } from './account-form';
import { AuthPanels } from './auth-panels';
import type { LinkProps } from './link-state';
import { useLinkForm } from './use-link-form';

/** Candidates confirm their address with the password they chose: a stranger's registration leads to nothing. */
export function ConfirmRegistration({ token, onSignedIn }: LinkProps) {
  const { field, submit, busy, error } = useLinkForm(confirmRegistration, token, { password: '' }, onSignedIn);
  return (
    <AuthPanels
      subtitle={
        <p>
          Confirm your registration with the password you chose. If you did not register, close this page: without the
          password there will be no account.
        </p>
      }
      heading="One more step"
      text="The link in your mail proves that the address is yours, the password that it was you who registered."
      mayRegister={false}
    >
      <AccountForm
        label="Confirm your registration"
        action="Confirm"
        error={error}
        busy={busy}
        onSubmit={submit}
        below={
          <Anchor component={Link} to="/login" size="sm" underline="always">
            I have confirmed it already
          </Anchor>
        }
      >
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          size="md"
          disabled={busy}
          {...field('password')}
        />
      </AccountForm>
    </AuthPanels>
  );
}
