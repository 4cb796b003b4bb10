import { Anchor, Button, Checkbox, NativeSelect, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { industries, industryLabels } from '@talent-os/contracts/access/tables';
import { QueryClientProvider } from '@tanstack/react-query';
import { register } from '@talent-os/contracts/identity/register';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { queryClient } from '@/lib/query-client';
import { useCommandForm } from '@/lib/use-command-form';
import { Brand } from '@/ui/theme/brand';
import { SubmitForm } from '@/ui/form/submit-form';
import css from './register.module.css';

const industryOptions = industries.map((value) => ({ value, label: industryLabels[value] }));

export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Register />
    </QueryClientProvider>
  );
}

/** Registration of a candidate. The answer is the same whether the address is known or not. */
function Register() {
  const [answer, setAnswer] = useState('');
  return (
    <main className={css.page}>
      <title>Register · Talent OS</title>
      <Link to="/login" className={css.brand}>
        <Brand name="Talent OS" />
      </Link>
      <section className={css.card}>
        <Title order={1} className={css.title}>
          Register as a candidate
        </Title>
        {answer ? (
          <Stack gap="md">
            <p role="status" className={css.answer}>
              {answer}
            </p>
            <Button component={Link} to="/login">
              Sign in
            </Button>
          </Stack>
        ) : (
          <RegistrationForm onDone={setAnswer} />
        )}
        <p className={css.other}>
          Already registered?{' '}
          <Anchor component={Link} to="/login" inherit underline="always">
            Sign in
          </Anchor>
        </p>
      </section>
    </main>
  );
}

const initial = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  industry: 'SALES' as const,
  profile: false,
  aiAssist: false,
  marketing: false,
};

function RegistrationForm({ onDone }: { readonly onDone: (answer: string) => void }) {
  const [params] = useSearchParams();
  const { field, form, state, loading } = useCommandForm(register, {
    initial,
    toInput: ({ profile, aiAssist, marketing, ...person }) => ({
      ...person,
      organization: params.get('organization') ?? undefined,
      consent: { profile: profile as true, aiAssist, marketing },
    }),
    onDone: ({ message }) => onDone(message),
  });
  return (
    <SubmitForm label="Register" state={state}>
      <Stack gap="md">
        <div className={css.names}>
          <TextInput label="First name" autoComplete="given-name" disabled={loading} {...field('firstName')} />
          <TextInput label="Last name" autoComplete="family-name" disabled={loading} {...field('lastName')} />
        </div>
        <TextInput label="Email" type="email" autoComplete="email" disabled={loading} {...field('email')} />
        <PasswordInput
          label="Password"
          description="At least 12 characters"
          autoComplete="new-password"
          disabled={loading}
          {...field('password')}
        />
        <NativeSelect label="Industry" data={industryOptions} disabled={loading} {...field('industry')} />
        <Checkbox
          label="I agree that my profile is stored so that recruiters of this organization can find me"
          disabled={loading}
          {...field('profile', { type: 'checkbox' })}
          error={form.errors['consent.profile']}
        />
        <Checkbox
          label="The assistant may use my profile to help me"
          description="Optional. You can change this at any time."
          disabled={loading}
          {...field('aiAssist', { type: 'checkbox' })}
        />
        <Checkbox
          label="Send me news about open positions"
          description="Optional"
          disabled={loading}
          {...field('marketing', { type: 'checkbox' })}
        />
        <Button type="submit" size="md" loading={loading}>
          Register
        </Button>
      </Stack>
    </SubmitForm>
  );
}
