import { Button, Loader, NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core';
import { deploymentLabels, deployments, industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import { login } from '@talent-os/contracts/identity/auth';
import { lazy, Suspense, use, useState, type ChangeEvent, type FormEvent } from 'react';
import { PrefetchContext } from '@/lib/prefetch';
import { call } from '@/lib/api';
import { reportClientError } from '@/lib/reports';
import { keepTokens } from '@/lib/tokens';
import { AuthPanels } from './auth-panels';
import { IndustryTiles } from './industry-tiles';
import type { SignInChallenge } from '@talent-os/contracts/identity/factors';
import { checkSignIn, emptySignIn, toLoginInput, type SignInFields } from './sign-in-fields';
import css from './marketplace-sign-in.module.css';

type OnChallenge = (challenge: SignInChallenge) => void;

const SsoSignIn = lazy(() => import('./sso-sign-in'));
const PasskeySignIn = lazy(() => import('./passkey-sign-in'));

const offered: readonly Industry[] = ['HEALTHCARE', 'CYBER', 'SALES'];
const none = { value: '', label: 'Optional' };
const industryOptions = [none, ...offered.map((value) => ({ value, label: industryLabels[value] }))];
const deploymentOptions = [none, ...deployments.map((value) => ({ value, label: deploymentLabels[value] }))];

/** The marketplace sign-in: messages under each field; a refusal by the server is only logged. */
export default function MarketplaceSignIn({ onChallenge }: { readonly onChallenge: OnChallenge }) {
  const { email, edit, submit, busy } = useSignInForm(onChallenge);
  return (
    <AuthPanels
      subtitle={
        <>
          <p className={css.subtitle}>Four-Sided Marketplace</p>
          <IndustryTiles tone="plain" />
        </>
      }
      heading="Transform Your Sales Team"
      text="Managers, recruiters, candidates and professionals meet on one platform, from the first conversation to the next role."
    >
      <form noValidate aria-label="Sign in" onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <TextInput label="Email" type="email" autoComplete="username" {...edit('email')} />
          <PasswordInput label="Password" autoComplete="current-password" {...edit('password')} />
          <NativeSelect label="Industry" data={industryOptions} {...edit('industry')} />
          <NativeSelect label="Platform access" data={deploymentOptions} {...edit('deployment')} />
          <Button
            type="submit"
            size="md"
            mt={4}
            disabled={busy}
            leftSection={busy && <Loader size={16} color="currentColor" aria-hidden />}
          >
            {busy ? 'Signing In...' : 'Sign In'}
          </Button>
          <Suspense>{email.includes('@') && <SsoSignIn email={email} disabled={busy} />}</Suspense>
          <Suspense>
            <PasskeySignIn disabled={busy} />
          </Suspense>
        </Stack>
      </form>
    </AuthPanels>
  );
}

function useSignInForm(onChallenge: OnChallenge) {
  const ahead = use(PrefetchContext);
  const [fields, setFields] = useState<SignInFields>(emptySignIn);
  const [errors, setErrors] = useState<Partial<Record<keyof SignInFields, string>>>({});
  const [busy, setBusy] = useState(false);

  const edit = (field: keyof SignInFields) => ({
    size: 'md' as const,
    value: fields[field],
    error: errors[field],
    disabled: busy,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setFields((before) => ({ ...before, [field]: value }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkSignIn(fields);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    ahead.home();
    try {
      const answer = await call(login, toLoginInput(fields));
      if ('challenge' in answer) onChallenge(answer);
      else keepTokens(answer);
    } catch (failure) {
      console.error('Invalid credentials or server error');
      reportClientError('sign-in', failure);
      setBusy(false);
    }
  }

  return { email: fields.email, edit, submit, busy };
}
