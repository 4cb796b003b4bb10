import { Text } from '@mantine/core';
import type { Operation, Sent } from '@talent-os/contracts/define';
import type { ReactNode } from 'react';
import type { CommandOptions } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { SpokenTextarea } from '../voice/spoken-textarea';
import { FormDialog } from '@/ui/dialog/form-dialog';

type ReasonDialogProps<O extends Operation> = Pick<CommandOptions<O>, 'done'> & {
  readonly operation: O;
  readonly toInput: (reason: string) => Sent<O>;
  readonly title: string;
  /** The verb of the deed. */
  readonly submit: string;
  /** What the field is called in the contract, where a refusal names it. */
  readonly name?: 'reason' | 'comment' | 'note';
  readonly label?: string;
  /** Who will read the reason. */
  readonly description?: string;
  readonly required?: boolean;
  readonly minRows?: number;
  readonly maxLength?: number;
  readonly onClose: () => void;
  /** What will happen, and to what. */
  readonly children?: ReactNode;
};

/** Asks before something that concerns others, and for the reason they will read. */
export function ReasonDialog<O extends Operation>({
  operation,
  toInput,
  done,
  onClose,
  title,
  submit,
  children,
  name = 'reason',
  label = 'Reason',
  required = true,
  minRows = 2,
  maxLength = 500,
  description,
}: ReasonDialogProps<O>) {
  const { field, dialog } = useCommandForm(operation, {
    initial: { [name]: '' } as Record<string, string>,
    toInput: (values) => toInput((values[name] ?? '').trim()),
    done,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={title} submit={submit}>
      {children && (
        <Text component="div" size="sm">
          {children}
        </Text>
      )}
      <SpokenTextarea
        autosize
        data-autofocus
        {...{ label, description, required, minRows, maxLength }}
        {...field(name)}
      />
    </FormDialog>
  );
}
