/** Ids other services take at a time. */
const BATCH = 500;

/** The items in parts other services take at once, in their order. */
export const batchesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));
