import { PasswordInput, TextInput } from '@mantine/core';
import { login, messages } from '@talent-os/contracts/identity/auth';
import { use, useState, type FormEvent } from 'react';
import { PrefetchContext } from '../../lib/prefetch';
import { call } from '../../lib/api';
import { textOf } from '../../lib/failure-text';
import { keepTokens } from '../../lib/tokens';
import { AccountForm } from './account-form';
import { AuthPanels } from './auth-panels';
import { IndustryTiles } from './industry-tiles';

/** The main sign-in: email and password, and what went wrong above them. */
export function SignIn() {
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
      keepTokens(await call(login, fields));
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
      <AccountForm label="Sign in" action="Sign in" error={error} busy={busy} onSubmit={(event) => void submit(event)}>
        <TextInput label="Email" type="email" autoComplete="username" size="md" {...edit('email')} />
        <PasswordInput label="Password" autoComplete="current-password" size="md" {...edit('password')} />
      </AccountForm>
    </AuthPanels>
  );
}
