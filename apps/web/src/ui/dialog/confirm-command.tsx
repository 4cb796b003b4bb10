import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import type { ComponentProps } from 'react';
import { useCommand, type CommandOptions } from '@/lib/use-command';
import { ConfirmDialog } from './confirm-dialog';

type ConfirmCommandProps<O extends Operation> = Omit<ComponentProps<typeof ConfirmDialog>, 'loading' | 'onConfirm'> &
  Pick<CommandOptions<O>, 'done' | 'removes'> & {
    readonly operation: O;
    readonly input: Sent<O>;
    /** Follows success; closes where absent. */
    readonly onDone?: (output: Output<O>) => void;
    /** Follows a failure, which has been told; the question stays where absent. */
    readonly onFailed?: () => void;
  };

/** Asks before a write that needs nothing but a yes. */
export function ConfirmCommand<O extends Operation>({
  operation,
  input,
  done,
  removes,
  onDone,
  onFailed,
  ...question
}: ConfirmCommandProps<O>) {
  const { run, loading } = useCommand(operation, { done, removes });
  const confirm = () => void run(input).then(onDone ?? question.onClose, onFailed ?? (() => undefined));
  return <ConfirmDialog {...question} loading={loading} onConfirm={confirm} />;
}
