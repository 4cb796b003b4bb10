import { spaceProblem } from './install.mjs';
import { UserError } from './trouble.ts';

const MEGABYTES = 500;

/** Refuses to begin where a database would soon fill the disk. */
export function needSpace(folder: string): void {
  const problem = spaceProblem(folder, MEGABYTES);
  if (problem !== undefined) throw new UserError(problem);
}
