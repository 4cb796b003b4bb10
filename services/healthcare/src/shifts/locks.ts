import type { Transaction } from '@talent-os/service-kit';

/**
 * Nobody else changes what these people work until the end of the transaction: two shifts claimed at once would each
 * be allowed without the other. Taken in one order, and before any shift is locked, so that nobody waits in a circle.
 */
export async function lockPeople(tx: Transaction, userIds: readonly string[]): Promise<void> {
  for (const userId of [...new Set(userIds)].toSorted()) await tx.advisoryLock(`shifts/${userId}`);
}
