import type { Reader } from '@talent-os/service-kit';
import type { PastApplication } from './reapply.rules.js';
import { ENDED, RUNS_FOR_CANDIDATE } from './candidate-status.sql.js';

/** Applications of a person for position `p`, as `running` and `ended_at`. `user` is the SQL expression of the person's id. */
export const pastOf = (user: string) => `
  select coalesce(bool_or(${RUNS_FOR_CANDIDATE}), false) as running,
    max(${ENDED}) filter (where a.status in ('rejected', 'withdrawn') and not ${RUNS_FOR_CANDIDATE}) as ended_at
  from talent.application a where a.organization_id = $1 and a.user_id = ${user} and a.position_id = p.id`;

type PastRow = { readonly running: boolean; readonly endedAt: Date | string | null };

/** The same of one position, in the transaction of a new application. */
export async function pastIn(db: Reader, userId: string, positionId: string): Promise<PastApplication> {
  const found = await db.readOne<PastRow>(
    `select past.running, past.ended_at as "endedAt" from talent.position p cross join lateral (${pastOf('$2::uuid')}) past
     where p.organization_id = $1 and p.id = $3`,
    [userId, positionId],
  );
  const { running, endedAt } = found!;
  return { running, endedAt: endedAt === null ? null : new Date(endedAt) };
}
