import { PasswordInput, TextInput } from '@mantine/core';
import { login, messages } from '@talent-os/contracts/identity/auth';
import { lazy, Suspense, use, useState, type FormEvent } from 'react';
import { PrefetchContext } from '@/lib/prefetch';
import { call } from '@/lib/api';
import { textOf } from '@/lib/failure-text';
import { keepTokens } from '@/lib/tokens';
import { AccountForm } from './account-form';
import { AuthPanels } from './auth-panels';
import { ForgotLink } from './forgot-link';
import type { SignInChallenge } from '@talent-os/contracts/identity/factors';
import { IndustryTiles } from './industry-tiles';

type OnChallenge = (challenge: SignInChallenge) => void;

const SsoSignIn = lazy(() => import('./sso-sign-in'));
const PasskeySignIn = lazy(() => import('./passkey-sign-in'));

/** The main sign-in: email and password, and what went wrong above them. */
export function SignIn({ onChallenge }: { readonly onChallenge: OnChallenge }) {
  const ahead = use(PrefetchContext);
  const [fields, setFields] = useState({ email: '', password: '' });
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const edit = (field: keyof typeof fields) => ({
    value: fields[field],
    disabled: busy,
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      setFields((before) => ({ ...before, [field]: value }));
      setError('');
    },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!fields.email.trim() || !fields.password) return setError(messages.emptyFields);
    setBusy(true);
    ahead.home();
    try {
      const answer = await call(login, fields);
      if ('challenge' in answer) onChallenge(answer);
      else keepTokens(answer);
    } catch (failure) {
      setError(textOf(failure, 'Login failed'));
      setBusy(false);
    }
  }

  return (
    <AuthPanels
      heading="Welcome Back!"
      text="Talent acquisition, enablement and intelligence for sales, healthcare and cyber security teams."
      aside={<IndustryTiles tone="dark" />}
    >
      <AccountForm
        label="Sign in"
        action="Sign in"
        error={error}
        busy={busy}
        onSubmit={(event) => void submit(event)}
        below={
          <>
            <Suspense>{fields.email.includes('@') && <SsoSignIn email={fields.email} disabled={busy} />}</Suspense>
            <Suspense>
              <PasskeySignIn disabled={busy} />
            </Suspense>
            <ForgotLink />
          </>
        }
      >
        <TextInput label="Email" type="email" autoComplete="username" size="md" {...edit('email')} />
        <PasswordInput label="Password" autoComplete="current-password" size="md" {...edit('password')} />
      </AccountForm>
    </AuthPanels>
  );
}
