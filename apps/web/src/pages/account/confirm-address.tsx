import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { confirmAddress } from '@talent-os/contracts/identity/profile';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '@/lib/api';
import { textOf } from '@/lib/failure-text';
import { AuthPanels } from './auth-panels';

type State = 'asked' | 'busy' | { readonly email: string | null } | { readonly error: string };

/** One of the two links by which an address changes. It is used by a press: some mail programs open every link they see. */
export function ConfirmAddress({ token }: { readonly token: string }) {
  const [state, setState] = useState<State>('asked');
  const confirm = async () => {
    setState('busy');
    await call(confirmAddress, { token }).then(setState, (failure: unknown) =>
      setState({ error: textOf(failure, 'This link could not be used') }),
    );
  };
  const answered = typeof state === 'object' && 'email' in state ? state : undefined;
  return (
    <AuthPanels
      subtitle={<p>Confirm that you want to sign in with another address.</p>}
      heading="Both mailboxes say so"
      text="Your address changes once the links in both mails have been opened, the one to your present address and the one to the new one."
      mayRegister={false}
    >
      <Stack gap="md">
        {typeof state === 'object' && 'error' in state && (
          <Alert color="red" role="alert" variant="light">
            {state.error}
          </Alert>
        )}
        {answered ? (
          <p role="status">
            {answered.email
              ? `Done. From now on you sign in as ${answered.email}.`
              : 'Thank you. Now open the link in the other mailbox.'}
          </p>
        ) : (
          <Button size="md" loading={state === 'busy'} onClick={() => void confirm()}>
            Confirm
          </Button>
        )}
        <Anchor component={Link} to="/login" size="sm" underline="always">
          Sign in
        </Anchor>
      </Stack>
    </AuthPanels>
  );
}
