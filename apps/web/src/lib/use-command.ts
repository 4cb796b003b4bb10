import { useCallback } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readsChangedBy, type Operation, type Output, type Sent } from '@talent-os/contracts/define';
import { call } from './api';
import { ApiError } from './api-error';
import { texts } from './failure-text';
import { notify } from './notify';
import { beginWrite } from './own-writes';
import { offerUndo } from './undo';
import { useSendKeys } from './use-send-keys';
import { readAgain } from './query';

/** What was done, and how it is taken back. */
export type Undo = { readonly text: string; readonly run: () => void };

export type CommandOptions<O extends Operation> = {
  /** Reads of what the write takes away: they would answer that it is missing. */
  readonly removes?: readonly Operation[];
  /** What people read on success; nothing where it answers undefined. */
  readonly done?: string | ((output: Output<O>, input: Sent<O>) => string | undefined);
  /** The way back, offered for ten seconds in place of `done`; nothing where it answers undefined. */
  readonly undo?: (output: Output<O>, input: Sent<O>) => Undo | undefined;
  /** Shown while it runs. */
  readonly started?: string;
  /** Where the failure has no text of its own. */
  readonly failed?: string;
  /** Failures that the screen tells itself. */
  readonly toldBy?: (failure: ApiError) => boolean;
};

/** What is sent, and who is told as soon as the server has it, before what it changed is read again. */
type Written<O extends Operation> = { readonly input: Sent<O>; readonly acknowledged?: (() => void) | undefined };

type Then<O extends Operation> = { readonly onSuccess?: (output: Output<O>) => void };

/**
 * A write with its notifications: optional information first, success or failure after, the loading flag around it.
 * What its contract says it changes is read again, after a conflict too; the person's input stays.
 * `run` throws again what failed; `mutate` is for handlers that need not know.
 */
export function useCommand<O extends Operation>(operation: O, options: CommandOptions<O> = {}) {
  const client = useQueryClient();
  const keys = useSendKeys(operation);
  const { removes = [], done, undo, started, failed = texts.operationFailed, toldBy } = options;
  const changed = readsChangedBy(operation).filter((name) => removes.every((read) => read.name !== name));

  const command = useMutation<Output<O>, Error, Written<O>>({
    mutationKey: [operation.name],
    mutationFn: async ({ input }) => {
      const write = beginWrite(operation);
      try {
        const output = await call(operation, input, {
          headers: keys.headersOf(input),
          answered: write.answered,
        });
        keys.succeeded(input);
        void readAgain(client, write.succeed());
        return output;
      } catch (failure) {
        void readAgain(client, write.fail());
        throw failure;
      }
    },
    onMutate: () => started && notify.info(started),
    onSuccess: (output, { input, acknowledged }) => {
      acknowledged?.();
      const back = undo?.(output, input);
      const message = typeof done === 'function' ? done(output, input) : done;
      if (back) offerUndo(back.text, back.run);
      else if (message) notify.success(message);
      return readAgain(client, changed);
    },
    onError: (failure) => {
      const told = failure instanceof ApiError && toldBy?.(failure);
      if (!told) notify.failure(failure, failed);
      return failure instanceof ApiError && failure.status === 409 ? readAgain(client, changed) : undefined;
    },
  });

  const { mutate, mutateAsync } = command;
  return {
    /** Answers once what the write changed was read again. */
    run: useCallback(
      (input: Sent<O>, acknowledged?: () => void) => mutateAsync({ input, acknowledged }),
      [mutateAsync],
    ),
    /** The same one at every drawing: an effect that sends with it sends once. */
    mutate: useCallback((input: Sent<O>, then: Then<O> = {}) => mutate({ input }, then), [mutate]),
    loading: command.isPending,
    error: command.error,
    /** One message per field the server refused. */
    fieldErrors: command.error instanceof ApiError ? command.error.byField : {},
    clear: command.reset,
  };
}
