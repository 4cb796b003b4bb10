import { createHash } from 'node:crypto';

const drawOf = (commit: string, name: string): number =>
  createHash('sha256').update(`${commit} ${name}`).digest().readUInt32BE();

const THIRDS = 3;

/** Whether what has this name falls to a commit: a third of all does, the same wherever the commit is tested. */
export const fallsTo = (commit: string, name: string): boolean => drawOf(commit, name) % THIRDS === 0;

/** So many of some names as are to run for a commit, however many there are: the same ones wherever it is tested. */
export function drawn(commit: string, names: readonly string[], atOnce: number): ReadonlySet<string> {
  const draws = names.map((name) => ({ name, draw: drawOf(commit, name) }));
  const first = draws.toSorted((one, other) => one.draw - other.draw).slice(0, atOnce);
  return new Set(first.map(({ name }) => name));
}
