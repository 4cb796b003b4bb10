import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

type ConfirmDialogProps = {
  readonly title: string;
  /** What will happen, and to what. */
  readonly children: ReactNode;
  /** The verb of the deed, never a bare OK. */
  readonly confirm: string;
  /** The way back where it is a deed of its own; the dialog then begins there. */
  readonly cancel?: string;
  readonly danger?: boolean;
  readonly loading?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  danger,
  loading = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog onClose={onClose} title={title} size="sm">
      <Text component="div" size="sm">
        {children}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} disabled={loading} data-autofocus={cancel && true}>
          {cancel ?? 'Cancel'}
        </Button>
        <Button
          onClick={onConfirm}
          loading={loading}
          {...(danger && { color: 'red.9' })}
          data-autofocus={!cancel || undefined}
        >
          {confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
