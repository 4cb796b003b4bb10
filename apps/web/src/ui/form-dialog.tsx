import { Modal } from '@mantine/core';
import type { ComponentProps } from 'react';
import { FormBody } from './form-body';

type FormDialogProps = Omit<ComponentProps<typeof FormBody>, 'label' | 'onCancel' | 'begins'> & {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: string;
};

/** A form in a dialog. It stays open, with what was typed, until the owner closes it. */
export function FormDialog({ opened, title, size = 'md', onClose, ...form }: FormDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size={size}>
      <FormBody {...form} begins onCancel={onClose} />
    </Modal>
  );
}
