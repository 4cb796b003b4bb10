import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { notify } from '@/lib/notify';
import { Dialog } from '@/ui/dialog/dialog';
import css from './shown-links.module.css';

type ShownLink = { readonly email: string; /** From the root of this server. */ readonly address: string };
type ShownLinksProps = {
  readonly links: readonly ShownLink[];
  /** How long they are good for, in words. */
  readonly life: string;
  readonly onClose: () => void;
};

const whole = ({ address }: ShownLink): string => `${globalThis.location.origin}${address}`;

/** Links that no mail carries, the one time they are shown: whoever has one is the person. */
export function ShownLinks({ links, life, onClose }: ShownLinksProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(links.map((link) => `${link.email}\t${whole(link)}`).join('\n')).then(
      () => setCopied(true),
      () => notify.error('The links could not be copied: select them and copy them by hand'),
    );
  return (
    <Dialog onClose={onClose} title={links.length > 1 ? 'Copy the links now' : 'Copy the link now'} size="lg">
      <Stack gap="md">
        <Text size="sm">
          This installation sends no mail. Hand each link to its person yourself: it is shown this once, works once, and
          is good for {life}.
        </Text>
        <ul className={css.links} aria-label="Links">
          {links.map((link) => (
            <li key={link.email}>
              <strong>{link.email}</strong>
              <Code block className={css.link} tabIndex={0} aria-label={`Link for ${link.email}`}>
                {whole(link)}
              </Code>
            </li>
          ))}
        </ul>
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
