import { fallsTo } from './journeys.ts';
import { IN_TURNS, LEFT_TO_ALL } from './tiers.data.ts';

/** Whether `npm test` of a commit runs a file of integration tests, named by its source. */
export const isForCommit = (commit: string, file: string): boolean =>
  LEFT_TO_ALL[file] === undefined && (IN_TURNS[file] === undefined || fallsTo(commit, file));
