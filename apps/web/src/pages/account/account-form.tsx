import { Alert, Button, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

type AccountFormProps = {
  /** What the form is for, as it is read aloud. */
  readonly label: string;
  /** What its button says. */
  readonly action: string;
  /** What went wrong; nothing where it is empty. */
  readonly error: string;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What stands below the button. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
};

/** A form that ends in a session: what went wrong, its fields, and one button. */
export function AccountForm({ label, action, error, busy, onSubmit, below, children }: AccountFormProps) {
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit}>
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert" variant="light">
            {error}
          </Alert>
        )}
        {children}
        <Button type="submit" size="md" loading={busy}>
          {action}
        </Button>
        {below}
      </Stack>
    </form>
  );
}
