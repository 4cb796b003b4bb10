import { Button, Group, Modal, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

type FormDialogProps = {
  readonly opened: boolean;
  readonly title: string;
  /** The verb of the deed. */
  readonly submit: string;
  readonly loading: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
  readonly size?: string;
  readonly children: ReactNode;
};

/** A form in a dialog. It stays open, with what was typed, until the owner closes it. */
export function FormDialog({
  opened,
  title,
  submit,
  loading,
  onSubmit,
  onClose,
  size = 'md',
  children,
}: FormDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size={size}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={loading}>
              Cancel
            </Button>
            <Button type="submit" loading={loading}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
