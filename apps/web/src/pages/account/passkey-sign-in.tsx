import { Alert, Button } from '@mantine/core';
import { beginPasskeySignIn, signInWithPasskey } from '@talent-os/contracts/identity/passkeys';
import { useState } from 'react';
import { call } from '@/lib/api';
import { textOf } from '@/lib/failure-text';
import { knowsPasskeys } from '@/lib/knows-passkeys';
import { askPasskey, passkeyFailure } from '@/lib/passkeys';
import { keepTokens } from '@/lib/tokens';

/** Signing in without a name and a password, where the browser can. */
export default function PasskeySignIn({ disabled }: { readonly disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  if (!knowsPasskeys()) return null;
  async function enter() {
    setBusy(true);
    setError('');
    try {
      const { challenge, passkey } = await call(beginPasskeySignIn, {});
      keepTokens(await call(signInWithPasskey, { challenge, credential: await askPasskey(passkey) }));
    } catch (failure) {
      setError(passkeyFailure(failure) ?? textOf(failure, 'Login failed'));
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant="default" size="md" disabled={disabled} loading={busy} onClick={() => void enter()}>
        Sign in with a passkey
      </Button>
      {error && (
        <Alert color="red" role="alert" variant="light">
          {error}
        </Alert>
      )}
    </>
  );
}
