import type { Ctx, Reader } from '@talent-os/service-kit';
import type { AssessmentRow } from './assessment.entity.js';

const OWN = `
  select a.begun_at as "begunAt", a.answers, a.completed_at as "completedAt", a.scores
  from talent.assessment a where a.organization_id = $1 and a.user_id = $2`;

type OwnAssessment = Pick<AssessmentRow, 'answers' | 'scores'> & {
  readonly begunAt: string | null;
  readonly completedAt: string | null;
};

/** What somebody answered and what came of it; nothing where they never began. */
export const assessmentOf = (db: Reader, userId: string): Promise<OwnAssessment | undefined> =>
  db.readOne<OwnAssessment>(OWN, [userId]);

const INTERESTS = `
  select coalesce(p.visibility ->> 'interests', 'private') as interests
  from talent.profile p where p.organization_id = $1 and p.user_id = $2`;

/** Who reads the interests of the caller. */
export async function interestsReadBy(ctx: Ctx): Promise<'private' | 'hiring'> {
  const row = await ctx.db.readOne<{ interests: 'private' | 'hiring' }>(INTERESTS, [ctx.userId]);
  return row?.interests ?? 'private';
}
