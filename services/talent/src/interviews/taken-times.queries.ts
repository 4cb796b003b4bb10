import type { Transaction } from '@talent-os/service-kit';
import type { TakenTime } from './interview.rules.js';

/** Whom an interview brings together; without who is interviewed where their time is not asked about. */
export type Meeting = { readonly candidateId: string | null; readonly interviewerIds: readonly string[] };

const TAKEN = `
  select i.start_at as start, i.end_at as end, i.interviewer_ids && $3::uuid[] as room from talent.interview i
  where i.organization_id = $1 and i.status in ('scheduled', 'completed') and i.id is distinct from $4
    and (i.candidate_id = any($2::uuid[]) or i.interviewer_ids && $2::uuid[])`;

/**
 * When these people are in interviews, on either side of the table, other than the one named. Until the end of the
 * transaction nobody else books a time of theirs: bookings of one person queue up, since a row that does not exist yet
 * cannot be locked.
 */
export async function takenTimes(
  tx: Transaction,
  { candidateId, interviewerIds }: Meeting,
  but: string | null = null,
): Promise<TakenTime[]> {
  const everybody = [...(candidateId ? [candidateId] : []), ...interviewerIds];
  await tx.execute(
    `select pg_advisory_xact_lock(hashtextextended($1::text || id, 1))
     from (select id from unnest($2::text[]) as one (id) order by id) people`,
    [everybody],
  );
  const rows = await tx.read<{ start: string; end: string; room: boolean }>(TAKEN, [everybody, interviewerIds, but]);
  return rows.map(({ start, end, room }) => ({ start: new Date(start), end: new Date(end), room }));
}
