import type { VerificationRow } from './verification.queries.js';

/** One that has not ended after this long, in milliseconds, was given up: a million records take less than a minute. */
export const LONGEST = 60 * 60_000;

type Begun = Pick<VerificationRow, 'status' | 'startedAt'>;

/** Whether a verification is under way, so that nobody has to begin another. */
export const isRunning = ({ status, startedAt }: Begun, now: Date): boolean =>
  status === 'running' && now.getTime() - Date.parse(startedAt) < LONGEST;

/** As it is told: one whose work was given up has failed. */
export const statusOf = (verification: Begun, now: Date): VerificationRow['status'] =>
  verification.status === 'running' && !isRunning(verification, now) ? 'failed' : verification.status;
