import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { call } from './api';
import { ApiError } from './api-error';
import { texts } from './failure-text';
import { notify } from './notify';

export type CommandOptions<O extends Operation> = {
  /** Reads whose answers this write changes. After a conflict they are read again as well, and the person's input stays. */
  readonly refetches?: readonly Operation[];
  /** What people read on success; nothing where it answers undefined. */
  readonly done?: string | ((output: Output<O>, input: Sent<O>) => string | undefined);
  /** Shown while it runs. */
  readonly started?: string;
  /** Where the failure has no text of its own. */
  readonly failed?: string;
};

/**
 * A write with its notifications: optional information first, success or failure after, the loading flag around it.
 * `run` throws again what failed; `mutate` is for handlers that need not know.
 */
export function useCommand<O extends Operation>(operation: O, options: CommandOptions<O> = {}) {
  const client = useQueryClient();
  const { refetches = [], done, started, failed = texts.operationFailed } = options;
  const names = refetches.map(({ name }) => name);
  const readAgain = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => names.includes(String(queryKey[0])) });

  const command = useMutation<Output<O>, Error, Sent<O>>({
    mutationKey: [operation.name],
    mutationFn: (input) => call(operation, input),
    onMutate: () => started && notify.info(started),
    onSuccess: (output, input) => {
      const message = typeof done === 'function' ? done(output, input) : done;
      if (message) notify.success(message);
      return readAgain();
    },
    onError: (failure) => {
      notify.failure(failure, failed);
      return failure instanceof ApiError && failure.status === 409 ? readAgain() : undefined;
    },
  });

  return {
    run: command.mutateAsync,
    mutate: command.mutate,
    loading: command.isPending,
    error: command.error,
    /** One message per field the server refused. */
    fieldErrors: command.error instanceof ApiError ? command.error.byField : {},
    clear: command.reset,
  };
}
