import { Text } from '@mantine/core';
import type { Operation, Sent } from '@talent-os/contracts/define';
import type { ReactNode } from 'react';
import type { CommandOptions } from '../../lib/use-command';
import { useCommandForm } from '../../lib/use-command-form';
import { useReturnFocus } from '../../lib/use-return-focus';
import { SpokenTextarea } from './spoken-textarea';
import { FormDialog } from '../../ui/form-dialog';

type ReasonDialogProps<O extends Operation> = Pick<CommandOptions<O>, 'refetches' | 'done'> & {
  readonly operation: O;
  readonly toInput: (reason: string) => Sent<O>;
  readonly title: string;
  /** The verb of the deed. */
  readonly submit: string;
  readonly label?: string;
  /** Who will read the reason. */
  readonly description?: string;
  readonly maxLength?: number;
  readonly onClose: () => void;
  /** What will happen, and to what. */
  readonly children?: ReactNode;
};

/** Asks before something that concerns others, and for the reason they will read. */
export function ReasonDialog<O extends Operation>({
  operation,
  toInput,
  title,
  submit,
  label = 'Reason',
  description,
  maxLength = 500,
  onClose,
  children,
  ...command
}: ReasonDialogProps<O>) {
  useReturnFocus();
  const form = useCommandForm(operation, {
    ...command,
    initial: { reason: '' },
    toInput: ({ reason }) => toInput(reason.trim()),
    onDone: onClose,
  });
  return (
    <FormDialog opened title={title} submit={submit} loading={form.loading} onSubmit={form.submit} onClose={onClose}>
      {children && <Text size="sm">{children}</Text>}
      <SpokenTextarea
        label={label}
        description={description}
        required
        autosize
        minRows={2}
        maxLength={maxLength}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
