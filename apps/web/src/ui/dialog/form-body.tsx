import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormState } from '@/lib/use-submit-form';
import { SubmitForm } from '../form/submit-form';
import css from '../form/form.module.css';
import { useLeave } from './use-leave';

type FormBodyProps = FormState & {
  /** What it is called, where no heading stands over it. */
  readonly label?: string;
  /** The verb of the deed. */
  readonly submit: string;
  /** Something was entered that leaving would lose. */
  readonly dirty: boolean;
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

/** The fields of a form, and below them the way out and the deed, which stay in sight. */
export function FormBody({ label, submit, dirty, onClose, begins, children, ...state }: FormBodyProps) {
  const [leave, question] = useLeave(() => dirty, onClose);
  return (
    <>
      <SubmitForm state={state} label={label} onMount={begins ? markFirst : undefined}>
        {(faults) => (
          <>
            <Stack gap="md">{children}</Stack>
            <div className={css.foot}>
              {faults}
              <Group justify="flex-end" gap="xs">
                <Button variant="default" onClick={leave} disabled={state.loading}>
                  Cancel
                </Button>
                <Button type="submit" loading={state.loading}>
                  {submit}
                </Button>
              </Group>
            </div>
          </>
        )}
      </SubmitForm>
      {question}
    </>
  );
}
