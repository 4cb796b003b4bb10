import { Code, Text, TextInput } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { confirmTotp, type beginTotp } from '@talent-os/contracts/identity/second-factor';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { RecoveryCodes } from './recovery-codes';
import css from './security.module.css';

type SetUpTotpProps = { readonly secret: Output<typeof beginTotp>; readonly onClose: () => void };

const SIZE = 184;

/** Shows the secret to the authenticator app, then asks for its first code. */
export function SetUpTotp({ secret: { secret, uri }, onClose }: SetUpTotpProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const { field, dialog } = useCommandForm(confirmTotp, {
    initial: { code: '' },
    toInput: (values) => values,
    onClose,
    done: 'Your authenticator app is set up',
    onDone: ({ recoveryCodes }) => (recoveryCodes ? setCodes(recoveryCodes) : onClose()),
  });
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog {...dialog} title="Set up an authenticator app" submit="Set up">
      <Text size="sm">
        Scan this with your app: Google Authenticator, Microsoft Authenticator, 1Password or another.
      </Text>
      <div className={css.qr}>
        <QRCodeSVG value={uri} size={SIZE} marginSize={2} title="QR code for your authenticator app" />
      </div>
      <Text size="sm">
        You cannot scan it? Type this key:{' '}
        <Code className={css.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Code>
      </Text>
      <TextInput
        label="Code"
        description="Six digits, as the app shows them now"
        inputMode="numeric"
        autoComplete="one-time-code"
        disabled={dialog.loading}
        {...field('code')}
      />
    </FormDialog>
  );
}
