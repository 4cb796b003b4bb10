import type { Fault } from './read-rows.js';

/** What a file would add, and how it is added once nothing is wrong. */
export type Taking = {
  readonly rows: number;
  readonly known: number;
  readonly faults: readonly Fault[];
  readonly take: () => Promise<void>;
};
