/** Rows that may be chosen at once. */
export const BULK_MOST = 200;
/** Writes on their way at a time. */
const AT_ONCE = 4;

export type Outcome<T> = {
  readonly done: readonly { readonly row: T; readonly output: unknown }[];
  readonly failed: readonly { readonly row: T; readonly failure: unknown }[];
};

/** Does the same with each row, a few at a time; what fails stops nobody else. Tells after each how many are over. */
export async function runEach<T>(
  rows: readonly T[],
  run: (row: T) => Promise<unknown>,
  onProgress: (over: number) => void = () => {},
): Promise<Outcome<T>> {
  const done: { row: T; output: unknown }[] = [];
  const failed: { row: T; failure: unknown }[] = [];
  const queue = rows.values();
  let over = 0;
  const work = async () => {
    for (const row of queue) {
      await run(row).then(
        (output) => done.push({ row, output }),
        (failure: unknown) => failed.push({ row, failure }),
      );
      over += 1;
      onProgress(over);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, rows.length) }, work));
  const inOrder = <P extends { readonly row: T }>(list: P[]) =>
    list.toSorted((one, other) => rows.indexOf(one.row) - rows.indexOf(other.row));
  return { done: inOrder(done), failed: inOrder(failed) };
}

/** `Remind`, or `Remind 1 of 3` where only some of those chosen allow it. */
export const actionLabel = (label: string, allowed: number, chosen: number): string =>
  allowed === chosen ? label : `${label} ${allowed} of ${chosen}`;
