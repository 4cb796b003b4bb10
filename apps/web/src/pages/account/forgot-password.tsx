import { Alert, Anchor, TextInput } from '@mantine/core';
import { messages } from '@talent-os/contracts/identity/auth';
import { requestPasswordReset } from '@talent-os/contracts/identity/passwords';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { call } from '@/lib/api';
import { textOf } from '@/lib/failure-text';
import { AccountForm } from './account-form';
import { AuthPanels } from './auth-panels';

/** People who forgot their password ask for a link. They read the same whether or not the address has an account. */
export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!requestPasswordReset.input.safeParse({ email }).success) return setError(messages.email);
    setBusy(true);
    try {
      setAnswer((await call(requestPasswordReset, { email })).message);
    } catch (failure) {
      setError(textOf(failure, 'The link could not be sent'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <AuthPanels
      subtitle={<p>Type the address you sign in with. The link you get works once, within 24 hours.</p>}
      heading="A new password"
      text="Choosing one signs you out on every other device, so that whoever knew the old one is out too."
      mayRegister={false}
    >
      {answer ? (
        <>
          <Alert role="status" variant="light">
            {answer}
          </Alert>
          <BackLink />
        </>
      ) : (
        <AccountForm
          label="Ask for a new password"
          action="Send the link"
          error={error}
          busy={busy}
          onSubmit={(event) => void submit(event)}
          below={<BackLink />}
        >
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            size="md"
            value={email}
            disabled={busy}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              setError('');
            }}
          />
        </AccountForm>
      )}
    </AuthPanels>
  );
}

function BackLink() {
  return (
    <Anchor component={Link} to="/login" size="sm" underline="always">
      Back to sign-in
    </Anchor>
  );
}
