import { Anchor, PasswordInput } from '@mantine/core';
import { resetPassword } from '@talent-os/contracts/identity/passwords';
import { Link, useNavigate } from 'react-router-dom';
import { AccountForm } from './account-form';
import { AuthPanels } from './auth-panels';
import type { LinkProps } from './link-state';
import SecondStep from './second-step';
import { useLinkForm } from './use-link-form';

/** Whoever has the link of the mail chooses another password and is signed in with it. */
export function ResetPassword({ token, onSignedIn }: LinkProps) {
  const { field, submit, busy, error, challenge } = useLinkForm(resetPassword, token, { password: '' }, onSignedIn);
  const navigate = useNavigate();
  if (challenge)
    return <SecondStep challenge={challenge} onSignedIn={onSignedIn} onBack={() => void navigate('/login')} />;
  return (
    <AuthPanels
      subtitle={<p>Choose a new password. You are signed out everywhere else.</p>}
      heading="A new password"
      text="A sentence of your own is easier to remember than a riddle of signs, and harder to guess."
      mayRegister={false}
    >
      <AccountForm
        label="Choose a new password"
        action="Save and sign in"
        error={error}
        busy={busy}
        onSubmit={submit}
        below={
          <Anchor component={Link} to="/login?forgot" size="sm" underline="always">
            Ask for another link
          </Anchor>
        }
      >
        <PasswordInput
          label="New password"
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
