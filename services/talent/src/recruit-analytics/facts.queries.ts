import type { Input } from '@talent-os/contracts';
import type { Pipeline } from '@talent-os/contracts/talent/applications.js';
import type { Recommendation } from '@talent-os/contracts/talent/interview-states.js';
import type { getRecruitAnalytics } from '@talent-os/contracts/talent/recruit-analytics.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { PIPELINES } from '../positions/pipeline.sql.js';
import { keptTo } from '../positions/kept-to.js';
import type { ApplicationHistory, Entry } from './way.rules.js';

export type FactsFilter = Pick<Input<typeof getRecruitAnalytics>, 'department' | 'source'>;

export type HistoryRow = Omit<ApplicationHistory, 'entries'> & {
  readonly pipelineId: string;
  readonly entries: readonly Entry[];
  /** The day its seat was approved, or opened, by the calendar of the organization. */
  readonly sought: Day;
};

/** Within the caller's reach, of a team and from a source; `$2` is an instant before which nothing is looked at. */
const found = (ctx: Ctx, { department, source }: FactsFilter, since: Date): Filters =>
  new Filters('a.organization_id = $1', since)
    .and((manager) => `p.hiring_manager_id = ${manager}`, keptTo(ctx) ?? undefined)
    .and((one) => `p.department = ${one}`, department)
    .and((one) => `a.source = ${one}`, source);

const SEAT = 'join talent.position p on p.organization_id = $1 and p.id = a.position_id';

/** Histories in which something happened since. */
export async function historiesSince(ctx: Ctx, filter: FactsFilter, since: Date): Promise<HistoryRow[]> {
  const filters = found(ctx, filter, since).andThat('a.updated_at >= $2');
  const timezone = filters.arg(await timezoneOf(ctx));
  return ctx.db.read<HistoryRow>(
    `select a.id, a.position_id as "positionId", a.user_id as "userId", a.source, p.pipeline_template_id as "pipelineId",
       (coalesce(r.settled_at, p.opened_at) at time zone ${timezone})::date::text as sought,
       (select coalesce(json_agg(json_build_array(one ->> 'kind', one ->> 'to', one ->> 'at') order by place), '[]')
        from jsonb_array_elements(a.history) with ordinality as entry (one, place)) as entries
     from talent.application a ${SEAT}
     left join talent.requisition r on r.organization_id = $1 and r.id = p.requisition_id
     where ${filters.where}`,
    filters.args,
  );
}

export type OfferRow = {
  readonly id: string;
  readonly applicationId: string;
  readonly accepted: boolean;
  readonly at: string;
};

/** Offers answered or expired since. */
export function offersSince(ctx: Ctx, filter: FactsFilter, since: Date): Promise<OfferRow[]> {
  const { where, args } = found(ctx, filter, since);
  const at = `case when o.status = 'expired' then o.expires_at else o.answered_at end`;
  return ctx.db.read<OfferRow>(
    `select o.id, o.application_id as "applicationId", o.status = 'accepted' as accepted, ${at} as at
     from talent.offer o join talent.application a on a.organization_id = $1 and a.id = o.application_id ${SEAT}
     where o.organization_id = $1 and o.status in ('accepted', 'declined', 'expired') and ${at} >= $2 and ${where}`,
    args,
  );
}

export type InterviewRow = {
  readonly id: string;
  readonly applicationId: string;
  readonly minutes: number;
  readonly endAt: string;
  readonly interviewerIds: readonly string[];
  readonly cards: readonly { readonly by: string; readonly recommendation: Recommendation; readonly at: string }[];
};

/** Interviews that were held, of applications with one since, with their scorecards. */
export function interviewsSince(ctx: Ctx, filter: FactsFilter, since: Date): Promise<InterviewRow[]> {
  const { where, args } = found(ctx, filter, since);
  return ctx.db.read<InterviewRow>(
    `select i.id, i.application_id as "applicationId", i.minutes, i.end_at as "endAt", i.interviewer_ids as "interviewerIds",
       (select coalesce(json_agg(json_build_object('by', s.interviewer_id, 'recommendation', s.recommendation,
          'at', s.submitted_at)), '[]')
        from talent.scorecard s where s.organization_id = $1 and s.interview_id = i.id) as cards
     from talent.interview i join talent.application a on a.organization_id = $1 and a.id = i.application_id ${SEAT}
     where i.organization_id = $1 and i.status = 'completed' and ${where} and exists (
       select from talent.interview l where l.organization_id = $1 and l.application_id = a.id
         and l.status = 'completed' and l.end_at >= $2)`,
    args,
  );
}

type TeamsRow = { readonly departments: string[]; readonly pipelines: Pipeline[] };

/** Teams that have seats within reach, and the pipelines of the organization. */
export async function teamsAndPipelines(ctx: Ctx): Promise<TeamsRow> {
  const { where, args } = new Filters('p.organization_id = $1').and(
    (manager) => `p.hiring_manager_id = ${manager}`,
    keptTo(ctx) ?? undefined,
  );
  const row = await ctx.db.readOne<TeamsRow>(
    `select array(select distinct p.department from talent.position p where ${where} order by 1) as departments,
       (select coalesce(json_agg(one), '[]'::json) from (${PIPELINES}) one) as pipelines`,
    args,
  );
  return row!;
}

type ApplicationNames = {
  readonly id: string;
  readonly userId: string;
  readonly source: ApplicationHistory['source'];
  readonly positionTitle: string;
  readonly department: string;
};

/** Whose applications these are, and for what. */
export const namesOf = (ctx: Ctx, ids: readonly string[]): Promise<ApplicationNames[]> =>
  ctx.db.read<ApplicationNames>(
    `select a.id, a.user_id as "userId", a.source, p.title as "positionTitle", p.department
     from talent.application a ${SEAT} where a.organization_id = $1 and a.id = any($2)`,
    [ids],
  );
