import { Alert, Anchor, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import type { ProofMethod } from '@talent-os/contracts/identity/factors';
import { useState, type FormEvent, type ReactNode } from 'react';
import { textOf } from '@/lib/failure-text';
import { knowsPasskeys } from '@/lib/knows-passkeys';
import { askPasskey, passkeyFailure, type WebAuthnJson } from '@/lib/passkeys';

export type ProofAnswer = {
  readonly method: ProofMethod;
  readonly password?: string;
  readonly code?: string;
  readonly credential?: WebAuthnJson;
};

type ProofFormProps = {
  /** What the form is for, as it is read aloud. */
  readonly label: string;
  readonly methods: readonly ProofMethod[];
  /** What the person's passkeys are asked; null where they have none. */
  readonly passkey: WebAuthnJson | null;
  /** What the button says. */
  readonly action: string;
  readonly send: (answer: ProofAnswer) => Promise<void>;
  /** Stands beside the button. */
  readonly aside?: ReactNode;
};

const others: Record<ProofMethod, string> = {
  password: 'Use my password',
  totp: 'Use my authenticator app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
};

/** The one button of a page. */
const alone = { fullWidth: true, size: 'md' } as const;

/** Somebody proves who they are, in one of the ways they have set up. */
export function ProofForm({ label, methods, passkey, action, send, aside }: ProofFormProps) {
  const possible = methods.filter((one) => one !== 'passkey' || (passkey && knowsPasskeys()));
  const [method, setMethod] = useState<ProofMethod | undefined>(possible[0]);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const choose = (other: ProofMethod) => {
    setMethod(other);
    setText('');
    setError('');
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!method) return;
    if (method !== 'passkey' && text.trim() === '')
      return setError(method === 'password' ? 'Please type your password' : 'Please type the code');
    setBusy(true);
    setError('');
    try {
      await send(await answerOf(method, text, passkey));
    } catch (failure) {
      setError(passkeyFailure(failure) ?? textOf(failure));
      setBusy(false);
    }
  }

  if (!method) return <Text size="sm">This browser cannot use your passkeys here. Please use another one.</Text>;
  return (
    <form noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert" variant="light">
            {error}
          </Alert>
        )}
        <MethodField
          key={method}
          method={method}
          disabled={busy}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setError('');
          }}
        />
        <Group justify="flex-end" gap="xs">
          {aside}
          <Button type="submit" loading={busy} {...(!aside && alone)}>
            {method === 'passkey' ? 'Use passkey' : action}
          </Button>
        </Group>
        <OtherWays methods={possible.filter((one) => one !== method)} onChoose={choose} />
      </Stack>
    </form>
  );
}

type OtherWaysProps = { readonly methods: readonly ProofMethod[]; readonly onChoose: (method: ProofMethod) => void };

const OtherWays = ({ methods, onChoose }: OtherWaysProps) =>
  methods.map((one) => (
    <Anchor
      key={one}
      component="button"
      type="button"
      size="sm"
      ta="left"
      underline="always"
      onClick={() => onChoose(one)}
    >
      {others[one]}
    </Anchor>
  ));

async function answerOf(method: ProofMethod, text: string, passkey: WebAuthnJson | null): Promise<ProofAnswer> {
  if (method === 'password') return { method, password: text };
  if (method === 'passkey') return { method, credential: await askPasskey(passkey ?? {}) };
  return { method, code: text.trim() };
}

type MethodFieldProps = {
  readonly method: ProofMethod;
  readonly disabled: boolean;
  readonly value: string;
  readonly onChange: (event: { readonly currentTarget: HTMLInputElement }) => void;
};

function MethodField({ method, ...field }: MethodFieldProps) {
  const input = { ...field, 'data-autofocus': true, autoFocus: true };
  if (method === 'passkey')
    return <Text size="sm">Your browser asks for your finger, your face or the code of your device.</Text>;
  if (method === 'password') return <PasswordInput label="Password" autoComplete="current-password" {...input} />;
  if (method === 'recovery')
    return <TextInput label="Recovery code" description="One of the ten you have kept" autoComplete="off" {...input} />;
  return (
    <TextInput
      label="Code"
      description="Six digits, from your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      {...input}
    />
  );
}
