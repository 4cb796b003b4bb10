import type { FeedbackPart, FeedbackRequest, OwnFeedback } from '@talent-os/contracts/talent/application-feedback.js';
import type { Ctx } from '@talent-os/service-kit';
import { ENDED, RUNS_FOR_CANDIDATE } from '../applications/candidate-status.sql.js';
import { keptTo } from '../positions/kept-to.js';

const ANSWER = 'f.strengths, f.gaps, f.advice, f.released';

type OwnRow = Omit<OwnFeedback, 'may' | FeedbackPart> &
  Readonly<Record<FeedbackPart, string | null>> & { readonly released: FeedbackPart[] | null };

/** Applications that are listed. */
const MOST = 100;
const OWN = `
  select a.id as "applicationId", p.title as "positionTitle", p.department, a.status, ${ENDED} as "endedAt",
    f.question, f.created_at as "askedAt", f.answered_at as "answeredAt", ${ANSWER}, f.useful
  from talent.application a
  join talent.position p on p.organization_id = $1 and p.id = a.position_id
  left join talent.application_feedback f on f.organization_id = $1 and f.application_id = a.id
  where a.organization_id = $1 and a.user_id = $2 and not ${RUNS_FOR_CANDIDATE}
  order by "endedAt" desc, a.id limit ${MOST}`;

/** Applications of the caller that are over as they know them, with what was answered. */
export const ownFeedback = (ctx: Ctx): Promise<OwnRow[]> => ctx.db.read<OwnRow>(OWN, [ctx.userId]);

type RequestRow = Omit<FeedbackRequest, 'answerBy' | 'answeredByName' | 'may'> & {
  readonly answeredById: string | null;
};
type Row = { readonly [K in keyof RequestRow]: RequestRow[K] | null };

const REQUEST = `
  select f.question, f.created_at as "askedAt", ${ANSWER}, f.answered_at as "answeredAt",
    f.answered_by_id as "answeredById", f.useful
  from talent.application a
  join talent.position p on p.organization_id = $1 and p.id = a.position_id
  left join talent.application_feedback f on f.organization_id = $1 and f.application_id = a.id
  where a.organization_id = $1 and a.id = $2 and ($3::uuid is null or p.hiring_manager_id = $3)`;

/** What was asked of an application within the caller’s reach; undefined beyond it, null where nothing was. */
export async function feedbackRequest(
  ctx: Ctx,
  { applicationId }: { readonly applicationId: string },
): Promise<RequestRow | null | undefined> {
  const row = await ctx.db.readOne<Row>(REQUEST, [applicationId, keptTo(ctx)]);
  return row && (row.askedAt === null ? null : (row as RequestRow));
}
