import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { download } from '@/lib/download';
import { notify } from '@/lib/notify';
import { Dialog } from '@/ui/dialog/dialog';
import css from './security.module.css';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** New recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => notify.error('The codes could not be copied: select them and copy them by hand'),
    );
  return (
    <Dialog onClose={onClose} title="Keep your recovery codes" size="md">
      <Stack gap="md">
        <Text size="sm">
          Each lets you in once, should you lose your device. They are shown this once: print them, or keep them where
          you keep your papers.
        </Text>
        <Code block className={css.codes} aria-label="Recovery codes" tabIndex={0}>
          {text}
        </Code>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => download('talent-os-recovery-codes.txt', `${text}\n`, 'text/plain')}>
            Save as file
          </Button>
          <Button variant="default" onClick={() => void copy()} data-autofocus>
            {copied ? 'Copied' : 'Copy'}
          </Button>
          <Button onClick={onClose}>I have kept them</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
