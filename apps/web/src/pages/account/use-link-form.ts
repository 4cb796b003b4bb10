import { useForm } from '@mantine/form';
import type { Operation, Schema, Sent } from '@talent-os/contracts/define';
import type { Session } from '@talent-os/contracts/identity/auth';
import type { SignInChallenge } from '@talent-os/contracts/identity/factors';
import { useState } from 'react';
import { ApiError } from '@/lib/api-error';
import { call } from '@/lib/api';
import { textOf } from '@/lib/failure-text';
import { fieldErrors } from '@/lib/field-errors';
import { keepTokens } from '@/lib/tokens';

/** An operation that a link leads to: it signs in. */
type SigningIn = Operation & {
  readonly output: Schema & { readonly _zod: { readonly output: Session | SignInChallenge } };
};

/** The form behind a link that works once: what it asks for, what went wrong, and the session it ends in. */
export function useLinkForm<O extends SigningIn, V extends Record<string, string>>(
  operation: O,
  token: string,
  initialValues: V,
  onSignedIn: () => void,
) {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [challenge, setChallenge] = useState<SignInChallenge>();
  const toInput = (values: V) => ({ ...values, token }) as unknown as Sent<O>;
  const form = useForm<V>({
    initialValues,
    validate: (values) => fieldErrors(operation.input, toInput(values)),
    onValuesChange: () => setError(''),
  });
  const submit = form.onSubmit(async (values) => {
    setBusy(true);
    try {
      const answer = (await call(operation, toInput(values))) as Session | SignInChallenge;
      if ('challenge' in answer) return setChallenge(answer);
      onSignedIn();
      keepTokens(answer);
    } catch (failure) {
      setBusy(false);
      if (failure instanceof ApiError) form.setErrors(failure.byField);
      setError(textOf(failure, 'Login failed'));
    }
  });
  // Whatever is wrong with the token is wrong with the link.
  const broken = typeof form.errors['token'] === 'string' ? form.errors['token'] : '';
  return { field: form.getInputProps, submit, busy, error: broken || error, challenge };
}
