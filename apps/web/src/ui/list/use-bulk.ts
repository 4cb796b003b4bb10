import { useAbility } from '@casl/react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { admits, type AppAbility } from '@talent-os/contracts/access/ability';
import { readsChangedBy, type Operation } from '@talent-os/contracts/define';
import { useState } from 'react';
import { call } from '@/lib/api';
import { textOf, texts } from '@/lib/failure-text';
import { notify } from '@/lib/notify';
import { beginWrite } from '@/lib/own-writes';
import { readAgain } from '@/lib/query';
import type { BulkAction, BulkCommand } from './bulk-action';
import { runEach } from './bulk.rules';
import { offerUndo } from '@/lib/undo';

export type FailedRow = { readonly id: string; readonly name: string; readonly reason: string };
export type Bulk<T> = ReturnType<typeof useBulk<T>>;

type BulkOptions<T> = {
  /** Rows of the page. */
  readonly rows: readonly T[];
  readonly idOf: (row: T) => string;
  readonly nameOf: (row: T) => string;
  readonly actions: readonly BulkAction<T>[];
  /** What the list is narrowed to: another one begins without anybody chosen. */
  readonly narrowing: string;
};

async function write(operation: Operation, input: object, client: QueryClient): Promise<unknown> {
  const { answered, succeed, fail } = beginWrite(operation);
  try {
    const output = await call(operation, input as never, { answered });
    void readAgain(client, succeed());
    return output;
  } catch (failure) {
    void readAgain(client, fail());
    throw failure;
  }
}

/** The rows people have chosen, and what is done with them: one operation for each row. */
export function useBulk<T>({ rows, idOf, nameOf, actions, narrowing }: BulkOptions<T>) {
  const ability = useAbility<AppAbility>();
  const { each, progress } = useEach<T>();
  const [choice, setChoice] = useState<{ readonly of: string; readonly rows: ReadonlyMap<string, T> }>();
  const [failed, setFailed] = useState<readonly FailedRow[]>([]);
  const fresh = new Map(rows.map((row) => [idOf(row), row]));
  const chosen = choice?.of === narrowing ? [...choice.rows].map(([id, row]): T => fresh.get(id) ?? row) : [];
  const choose = (next: readonly T[]) =>
    setChoice({ of: narrowing, rows: new Map(next.map((row) => [idOf(row), row])) });
  const clear = () => {
    setChoice(undefined);
    setFailed([]);
  };

  async function takeBack(
    { undo, done }: BulkCommand<T>,
    results: readonly { readonly row: T; readonly output: unknown }[],
  ) {
    if (!undo) return;
    const outputs = new Map(results.map(({ row, output }) => [row, output]));
    const back = await each(undo.operation, [...outputs.keys()], (row) => undo.input(row, outputs.get(row) as never));
    if (back.failed.length > 0) notify.failure(back.failed[0]?.failure, texts.operationFailed);
    else notify.success(`${done(back.done.length)}: taken back`);
  }

  async function run(action: BulkCommand<T>, reason = ''): Promise<void> {
    const allowed = chosen.filter(action.allows);
    const { done, failed: refused } = await each(action.operation, allowed, (row) => action.input(row, reason));
    setFailed(
      refused.map(({ row, failure }) => ({
        id: idOf(row),
        name: nameOf(row),
        reason: textOf(failure, texts.operationFailed),
      })),
    );
    choose(refused.map(({ row }) => row));
    if (done.length === 0) return;
    const text = action.done(done.length);
    if (action.undo) offerUndo(text, () => void takeBack(action, done));
    else notify.success(text);
  }

  return {
    actions: actions.filter(({ operation }) => admits(ability, operation.access)),
    chosen,
    choose,
    toggle: (row: T) => {
      const id = idOf(row);
      choose(chosen.some((one) => idOf(one) === id) ? chosen.filter((one) => idOf(one) !== id) : [...chosen, row]);
    },
    clear,
    run,
    failed,
    progress,
  };
}

/** Runs an operation for each row, tells how far it is, and has read again what it changed. */
function useEach<T>() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ readonly over: number; readonly all: number }>();
  async function each(operation: Operation, of: readonly T[], inputOf: (row: T) => object) {
    const all = of.length;
    setProgress({ over: 0, all });
    const outcome = await runEach(
      of,
      (row) => write(operation, inputOf(row), client),
      (over) => setProgress({ over, all }),
    );
    setProgress(undefined);
    await readAgain(client, readsChangedBy(operation));
    return outcome;
  }
  return { each, progress };
}
