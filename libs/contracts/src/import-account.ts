import { z } from 'zod';

const rows = () => z.int().min(0);

/**
 * Where everything in a file went. What went in is what was taken, known, refused or passed over, to the last row: tests
 * hold `rows` against `accountedFor`.
 */
export const ImportAccount = z.object({
  /** What the file holds: its rows without the headings, the objects of a bundle. */
  rows: rows(),
  taken: rows(),
  /** Said what is on record already. */
  known: rows(),
  refused: rows(),
  /** What is of a kind that is not kept, or was left for now. */
  passedOver: z.array(z.object({ kind: z.string(), count: z.int().min(1) })),
});
export type ImportAccount = z.infer<typeof ImportAccount>;

/** What is accounted for of a file. */
export const accountedFor = (account: ImportAccount): number =>
  account.passedOver.reduce((sum, { count }) => sum + count, account.taken + account.known + account.refused);

/** Kinds with how many there are of each, without those there are none of; by number, then by name. */
export const passedOver = (kinds: Iterable<readonly [kind: string, count: number]>): ImportAccount['passedOver'] =>
  [...kinds]
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count }))
    .toSorted((one, other) => other.count - one.count || (one.kind < other.kind ? -1 : 1));

/** What an import of rows answers beside its own fields. */
export const importOutput = {
  account: ImportAccount,
  /** What the file was found to be: its separators, its line ends, its decimal mark. */
  found: z.array(z.string()),
  /** Lines that were read although something about them is odd. */
  notes: z.array(z.object({ line: z.int().min(1), reason: z.string() })),
};
