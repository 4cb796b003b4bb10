import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';

type ConfirmDialogProps = {
  readonly opened: boolean;
  readonly title: string;
  /** What will happen, and to what. */
  readonly children: ReactNode;
  /** The verb of the deed, never a bare OK. */
  readonly confirm: string;
  readonly danger?: boolean;
  readonly loading?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirm,
  danger,
  loading,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="sm">
      <Text component="div" size="sm">
        {children}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} disabled={loading ?? false}>
          Cancel
        </Button>
        <Button onClick={onConfirm} loading={loading ?? false} {...(danger && { color: 'red.9' })} data-autofocus>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
