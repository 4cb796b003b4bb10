/**
 * Thrown where a write that is tried out has been decided: its transaction is rolled back, and nothing behind it is done.
 * The host answers that it would have been done.
 */
export class TrialPassed extends Error {
  readonly isFailure = false;
}
