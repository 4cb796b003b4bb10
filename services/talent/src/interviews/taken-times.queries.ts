import type { Transaction } from '@talent-os/service-kit';
import type { Span } from './interview.rules.js';

const TAKEN = `
  select i.start_at as start, i.end_at as end from talent.interview i
  where i.organization_id = $1 and i.status in ('scheduled', 'completed')
    and (i.candidate_id = any($2::uuid[]) or i.interviewer_ids && $2::uuid[])`;

/**
 * When these people are in interviews, on either side of the table. Until the end of the transaction nobody else books
 * a time of theirs: bookings of one person queue up, since a row that does not exist yet cannot be locked.
 */
export async function takenTimes(tx: Transaction, personIds: readonly string[]): Promise<Span[]> {
  await tx.rows(
    `select pg_advisory_xact_lock(hashtextextended($1::text || id, 1))
     from (select id from unnest($2::text[]) as one (id) order by id) people`,
    [personIds],
  );
  const rows = await tx.rows<{ start: string; end: string }>(TAKEN, [personIds]);
  return rows.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));
}
