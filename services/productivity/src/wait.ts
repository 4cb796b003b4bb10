import type { Transaction } from '@talent-os/service-kit';

/** Whoever comes at the same time with the same words waits here until the other's transaction is over. */
export const wait = (tx: Transaction, words: readonly string[]) =>
  tx.rows(`select pg_advisory_xact_lock(hashtextextended($1::text || $2, 0))`, [words.join()]);
