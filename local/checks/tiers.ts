import type { CheckContext } from './outcome.ts';
import { IN_TURNS, LEFT_TO_ALL, RUNNER_IN_TURNS } from './tiers.data.ts';
import { drawn } from './turns.ts';

/** So many files of those that take turns run for a commit: one more makes turns rarer, not the gate longer. */
const AT_ONCE = 1;

/** Whether `npm test` of a commit runs a file of integration tests, named by its source, or one of the runner's. */
export const isForCommit = (commit: string, file: string): boolean =>
  LEFT_TO_ALL[file] === undefined &&
  [IN_TURNS, RUNNER_IN_TURNS].every(
    (table) => table[file] === undefined || drawn(commit, Object.keys(table), AT_ONCE).has(file),
  );

/** Whether a run of tests runs such a file: `npm run test:all` runs them all. */
export const isForRun = ({ tier }: CheckContext, file: string): boolean =>
  tier === 'all' || isForCommit(process.env['COMMIT'] ?? '', file);
