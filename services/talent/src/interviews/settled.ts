import type { Transaction } from '@talent-os/service-kit';

/** Interview `i` has an interviewer whose scorecard is missing. */
export const CARD_MISSING_SQL = `exists (select 1 from unnest(i.interviewer_ids) as one (id) where not exists (
  select 1 from talent.scorecard s where s.organization_id = $1 and s.interview_id = i.id and s.interviewer_id = one.id))`;

/**
 * Whether an application may go on to an offer: an interview has taken place, none is still to come, and every
 * interviewer has submitted a scorecard. Interviews that were cancelled or missed count for nothing.
 */
export async function interviewsSettled(tx: Transaction, applicationId: string): Promise<boolean> {
  const [found] = await tx.rows<{ settled: boolean }>(
    `select coalesce(bool_and(i.status = 'completed' and not ${CARD_MISSING_SQL}), false) as settled
     from talent.interview i
     where i.organization_id = $1 and i.application_id = $2 and i.status not in ('cancelled', 'no_show')`,
    [applicationId],
  );
  return found!.settled;
}
