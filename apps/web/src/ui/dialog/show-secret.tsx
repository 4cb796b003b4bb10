import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { notify } from '@/lib/notify';
import { Dialog } from './dialog';
import css from './show-secret.module.css';

type ShowSecretProps = {
  readonly secret: string;
  /** What people hear it called. */
  readonly label: string;
  /** What the button that copies it says. */
  readonly copy: string;
  /** Where it goes. */
  readonly text: string;
  readonly address: ReactNode;
  readonly onClose: () => void;
};

/** A new token, the one time it is shown. */
export function ShowSecret({ secret, label, copy, text, address, onClose }: ShowSecretProps) {
  const [copied, setCopied] = useState(false);
  const copyIt = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => notify.error('The token could not be copied: select it and copy it by hand'),
    );
  return (
    <Dialog onClose={onClose} title="Copy the token now" size="md">
      <Stack gap="md">
        <Text size="sm">It is shown this once and kept nowhere. {text}</Text>
        <Code block className={css.secret} aria-label={label} tabIndex={0}>
          {secret}
        </Code>
        {address}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => void copyIt()} data-autofocus>
            {copied ? 'Copied' : copy}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
