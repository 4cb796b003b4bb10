import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

type FormBodyProps = {
  /** What it is called, where no heading stands over it. */
  readonly label?: string;
  /** The verb of the deed. */
  readonly submit: string;
  readonly loading: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
  /** Its first field is where a dialog begins, unless another one says that it is. */
  readonly begins?: boolean;
  readonly children: ReactNode;
};

/** A dialog looks for the mark when it opens; without one it begins at the cross that closes it. */
function markFirst(form: HTMLFormElement | null): void {
  if (form?.querySelector('[data-autofocus]')) return;
  form?.querySelector('input:not([type="hidden"]), textarea, select')?.setAttribute('data-autofocus', 'true');
}

/** The fields of a form, and below them the way out and the deed. */
export function FormBody({ label, submit, loading, onSubmit, onClose, begins, children }: FormBodyProps) {
  return (
    <form ref={begins ? markFirst : null} noValidate onSubmit={onSubmit} aria-label={label}>
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
  );
}
