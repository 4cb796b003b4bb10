import type { Transaction } from '@talent-os/service-kit';
import { Candidate } from './candidate.entity.js';
import { applicationsOf, recordsOf } from './history.queries.js';
import { standingOf } from './standing.rules.js';

/** Where a record stands by what its person has applied for, under each of their records. */
export async function refreshStanding(tx: Transaction, candidate: Candidate): Promise<void> {
  const applications = await applicationsOf(tx, await recordsOf(tx, candidate.id));
  const dated = applications.map(({ appliedAt, since, ...one }) => ({
    ...one,
    appliedAt: new Date(appliedAt),
    since: new Date(since),
  }));
  await tx.update(Candidate, candidate, standingOf(dated, candidate.internal, candidate.createdAt));
}
