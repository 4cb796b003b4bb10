/** A test that is known to come out differently among others and alone. */
export interface Loan {
  /** The day it was named: `2026-11-26`. */
  since: string;
  /** What is known of the cause. */
  why: string;
}

/** How long a test that is named may go on to be tried twice; then it has failed when it fails. */
export const LOAN_DAYS = 21;

/**
 * Tests that were unstable, by full name, until they are mended: whoever mends one takes its row away. A test may be
 * unstable once without a row. Where it is so a second time on the same machine, it has failed until somebody has
 * mended it or named it here, for everybody to see.
 */
export const NAMED_UNSTABLE: Readonly<Record<string, Loan>> = {};
