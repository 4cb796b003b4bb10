import type { Transaction } from '@talent-os/service-kit';

const LOCK = `select pg_advisory_xact_lock(hashtextextended($1::text || '/shifts/' || $2::text, 0))`;

/**
 * Nobody else changes what these people work until the end of the transaction: two shifts claimed at once would each
 * be allowed without the other. Taken in one order, and before any shift is locked, so that nobody waits in a circle.
 */
export async function lockPeople(tx: Transaction, userIds: readonly string[]): Promise<void> {
  for (const userId of [...new Set(userIds)].toSorted()) await tx.rows(LOCK, [userId]);
}
