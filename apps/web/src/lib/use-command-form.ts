import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { useState } from 'react';
import { draftName } from './draft';
import { fieldErrors } from './field-errors';
import { useCommand, type CommandOptions } from './use-command';
import { useSubmitForm, type Close } from './use-submit-form';

type CommandFormOptions<O extends Operation, V, C extends Close> = CommandOptions<O> & {
  readonly initial: V;
  /** Turns what the fields hold into the operation's input; field names stay the same. */
  readonly toInput: (values: V) => Sent<O>;
  readonly onClose?: C;
  /** Follows success; closes where absent. */
  readonly onDone?: (output: Output<O>) => void;
};

/** A form in front of a write. The contract checks it before it is sent, the server after; both speak under the fields. */
export function useCommandForm<O extends Operation, V extends Record<string, unknown>, C extends Close = undefined>(
  operation: O,
  { initial, toInput, onClose, onDone, ...rest }: CommandFormOptions<O, V, C>,
) {
  const { run, loading } = useCommand(operation, rest);
  const [draft] = useState(() => draftName(operation, initial, toInput(initial) as Record<string, unknown>));
  return useSubmitForm({
    initial,
    draft,
    validate: (values: V) => fieldErrors(operation.input, toInput(values)),
    send: (values: V) => run(toInput(values)),
    loading,
    onClose,
    onDone,
  });
}
