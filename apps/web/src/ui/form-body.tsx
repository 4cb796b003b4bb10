import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

type FormBodyProps = {
  /** What it is called, where no heading stands over it. */
  readonly label?: string;
  /** The verb of the deed. */
  readonly submit: string;
  readonly loading: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** The fields of a form, and below them the way out and the deed. */
export function FormBody({ label, submit, loading, onSubmit, onCancel, children }: FormBodyProps) {
  return (
    <form noValidate onSubmit={onSubmit} aria-label={label}>
      <Stack gap="md">
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel} disabled={loading}>
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
