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

/**
 * A form in front of a write. The contract checks it before it is sent, the server after; both speak under the fields.
 * The version it sends is that of the values it began with, whatever `toInput` finds in a record that was read again.
 */
export function useCommandForm<O extends Operation, V extends Record<string, unknown>, C extends Close = undefined>(
  operation: O,
  { initial, toInput, onClose, onDone, ...rest }: CommandFormOptions<O, V, C>,
) {
  const { run, loading } = useCommand(operation, rest);
  const now = toInput(initial) as Record<string, unknown>;
  const [draft] = useState(() => draftName(operation, initial, now));
  return useSubmitForm({
    initial,
    version: typeof now['version'] === 'number' ? now['version'] : undefined,
    draft,
    validate: (values: V) => fieldErrors(operation.input, toInput(values)),
    send: (values: V, version, acknowledged) => run(seenAs(version, toInput(values)), acknowledged),
    loading,
    onClose,
    onDone,
  });
}

/** An input with the version its writer has seen. */
function seenAs<I>(version: number | undefined, input: I): I {
  const { version: _, ...facts } = input as I & { version?: number };
  return (version === undefined ? facts : { ...facts, version }) as I;
}
