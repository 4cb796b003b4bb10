import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../../lib/notify';
import { Dialog } from '../../../ui/dialog';
import css from './security.module.css';

type ShowTokenProps = { readonly token: string; readonly onClose: () => void };

/** A new token, the one time it is shown. */
export function ShowToken({ token, onClose }: ShowTokenProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () => notify.error('The token could not be copied: select it and copy it by hand'),
    );
  return (
    <Dialog onClose={onClose} title="Copy the token now" size="md">
      <Stack gap="md">
        <Text size="sm">It is shown this once and kept nowhere. Give it to the application as a bearer token.</Text>
        <Code block className={css.secret} aria-label="Token" tabIndex={0}>
          {token}
        </Code>
        <Text size="sm">Address of the server: {`${window.location.origin}/api/mcp`}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => void copy()} data-autofocus>
            {copied ? 'Copied' : 'Copy'}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
