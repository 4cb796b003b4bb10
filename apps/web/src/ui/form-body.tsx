import { Button, Group, Stack } from '@mantine/core';
import { use, useEffect, type FormEvent, type ReactNode } from 'react';
import { UnsavedChanges, useLeave } from './use-leave';

type FormBodyProps = {
  /** What it is called, where no heading stands over it. */
  readonly label?: string;
  /** The verb of the deed. */
  readonly submit: string;
  readonly loading: boolean;
  /** Something was entered that leaving would lose. */
  readonly dirty: boolean;
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
export function FormBody({ label, submit, loading, dirty, onSubmit, onClose, begins, children }: FormBodyProps) {
  const report = use(UnsavedChanges);
  useEffect(() => {
    report(dirty);
    return () => report(false);
  }, [report, dirty]);
  const [leave, question] = useLeave(dirty, onClose);
  return (
    <form ref={begins ? markFirst : null} noValidate onSubmit={onSubmit} aria-label={label}>
      <Stack gap="md">
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={leave} disabled={loading}>
            Cancel
          </Button>
          <Button type="submit" loading={loading}>
            {submit}
          </Button>
        </Group>
      </Stack>
      {question}
    </form>
  );
}
