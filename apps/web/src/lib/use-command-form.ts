import { useForm } from '@mantine/form';
import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { ApiError } from './api-error';
import { fieldErrors } from './field-errors';
import { useCommand, type CommandOptions } from './use-command';

type CommandFormOptions<O extends Operation, V> = CommandOptions<O> & {
  readonly initial: V;
  /** Turns what the fields hold into the operation's input; field names stay the same. */
  readonly toInput: (values: V) => Sent<O>;
  readonly onDone?: (output: Output<O>) => void;
};

/**
 * A form in front of a write. The contract checks it before it is sent, the server after; both speak under the fields.
 * Whatever goes wrong, what was typed stays.
 */
export function useCommandForm<O extends Operation, V extends Record<string, unknown>>(
  operation: O,
  options: CommandFormOptions<O, V>,
) {
  const { initial, toInput, onDone, ...rest } = options;
  const command = useCommand(operation, rest);
  const form = useForm<V>({
    initialValues: initial,
    validate: (values) => fieldErrors(operation.input, toInput(values)),
  });
  const submit = form.onSubmit((values) =>
    command.run(toInput(values)).then(
      (output) => onDone?.(output),
      (failure: unknown) => failure instanceof ApiError && form.setErrors(failure.byField),
    ),
  );
  return { form, field: form.getInputProps, submit, loading: command.loading };
}
