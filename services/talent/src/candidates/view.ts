import { candidateStandings, type CandidateRow } from '@talent-os/contracts/talent/candidates.js';
import type { Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import type { CandidateSqlRow } from './candidates.queries.js';

/** Candidates as people read them, with their names. */
export async function candidatesAsRead(ctx: Ctx, rows: readonly CandidateSqlRow[]): Promise<CandidateRow[]> {
  const people = await peopleById(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ rank, ...row }) => ({
    ...row,
    personName: people(row.id).name,
    standing: candidateStandings[rank]!,
  }));
}
