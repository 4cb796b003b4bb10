import type { Industry } from '@talent-os/contracts';
import type { Pipeline } from '@talent-os/contracts/talent/applications.js';
import type { OfferState } from '@talent-os/contracts/talent/offer-states.js';
import type { ApplicationSource, ApplicationStatus } from '@talent-os/contracts/talent/pipeline.js';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';
import type { Ctx } from '@talent-os/service-kit';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { keptTo } from '../interviews/reach.js';
import type { Position } from '../positions/position.entity.js';
import type { Need } from '../skills/readiness.rules.js';
import { needsOf } from '../skills/skill.queries.js';

/** Hired people stay on the board this long, in days. */
const HIRED_DAYS = 30;
/** Rows one read looks at, the newest: far above what an organization has under way. */
const MOST = 5_000;

export type ApplicationRow = {
  readonly id: string;
  readonly version: number;
  readonly userId: string;
  readonly positionId: string;
  readonly positionTitle: string;
  readonly positionStatus: Position['status'];
  readonly department: string;
  readonly location: string;
  readonly industry: Industry;
  readonly hiringManagerId: string;
  readonly recruiterId: string;
  readonly pipelineId: string;
  readonly hardRequirements: readonly HardRequirement[];
  readonly source: ApplicationSource;
  readonly status: ApplicationStatus;
  readonly stageKey: string;
  readonly stageEnteredAt: string;
  readonly appliedAt: string;
  readonly needs: readonly Need[];
  readonly nextInterviewAt: string | null;
  readonly proposed: number;
  readonly scheduled: number;
  readonly completed: number;
  /** Interviewers who owe a scorecard. */
  readonly owing: readonly string[];
  readonly offer: OfferState | null;
};

const FIELDS = `
  a.id, a.version, a.user_id as "userId", a.position_id as "positionId", p.title as "positionTitle",
  p.status as "positionStatus", p.department, p.location, p.industry, p.hiring_manager_id as "hiringManagerId",
  p.recruiter_id as "recruiterId", p.pipeline_template_id as "pipelineId", p.hard_requirements as "hardRequirements",
  a.source, a.status, a.stage_key as "stageKey", a.stage_entered_at as "stageEnteredAt", a.created_at as "appliedAt",
  ${needsOf('a.user_id')} as needs,
  i.next as "nextInterviewAt", i.proposed, i.scheduled, i.completed, i.owing,
  (select o.status from talent.offer o where o.organization_id = $1 and o.application_id = a.id
   order by o.created_at desc, o.id limit 1) as offer`;

const FROM = `
  talent.application a
  join talent.position p on p.organization_id = $1 and p.id = a.position_id
  cross join lateral (
    select min(i.start_at) filter (where i.status = 'scheduled' and i.start_at > $2) as next,
      count(*) filter (where i.status = 'proposed')::int as proposed,
      count(*) filter (where i.status = 'scheduled')::int as scheduled,
      count(*) filter (where i.status = 'completed')::int as completed,
      coalesce((
        select json_agg(distinct one.id)
        from talent.interview over, unnest(over.interviewer_ids) as one (id)
        where over.organization_id = $1 and over.application_id = a.id
          and over.status in ('scheduled', 'completed') and over.end_at <= $2
          and not exists (select 1 from talent.scorecard s
            where s.organization_id = $1 and s.interview_id = over.id and s.interviewer_id = one.id)
      ), '[]') as owing
    from talent.interview i where i.organization_id = $1 and i.application_id = a.id
  ) i`;

export type Wanted = {
  readonly positionId?: string | undefined;
  readonly industry?: Industry | undefined;
  readonly mine?: boolean | undefined;
  readonly status?: ApplicationStatus | undefined;
  readonly applicationId?: string | undefined;
};

/** What the caller may see of applications, narrowed; `$2` is now. */
function visible(ctx: Ctx, wanted: Wanted): Filters {
  const filters = new Filters('a.organization_id = $1', ctx.now)
    .and((manager) => `p.hiring_manager_id = ${manager}`, keptTo(ctx) ?? undefined)
    .and((id) => `a.id = ${id}`, wanted.applicationId)
    .and((id) => `a.position_id = ${id}`, wanted.positionId)
    .and((industry) => `p.industry = ${industry}`, wanted.industry)
    .and((status) => `a.status = ${status}`, wanted.status);
  return wanted.mine ? filters.and((me) => `${me} in (p.hiring_manager_id, p.recruiter_id)`, ctx.userId) : filters;
}

const read = (ctx: Ctx, filters: Filters) =>
  ctx.db.read<ApplicationRow>(
    `select * from (
       select ${FIELDS} from ${FROM} where ${filters.where} order by a.created_at desc, a.id limit ${MOST}
     ) newest order by "appliedAt", id`,
    filters.args,
  );

/** Everybody who is on their way into a seat that takes people, and those hired lately. */
export function underWay(ctx: Ctx, wanted: Wanted): Promise<ApplicationRow[]> {
  return read(
    ctx,
    visible(ctx, wanted).andThat(`(a.status in ('active', 'on_hold') and p.status in ('open', 'on_hold')
      or a.status = 'hired' and a.stage_entered_at > $2::timestamptz - interval '${HIRED_DAYS} days')`),
  );
}

/** Applications whatever became of them. */
export const everyApplication = (ctx: Ctx, wanted: Wanted) => read(ctx, visible(ctx, wanted));

const REMAIN = `a.status in ('active', 'on_hold') and p.status in ('filled', 'closed')`;

/** People still in the pipeline of a seat that takes nobody any more. */
export const remaining = (ctx: Ctx, wanted: Wanted) => read(ctx, visible(ctx, wanted).andThat(REMAIN));

/** How many those are. */
export async function countRemaining(ctx: Ctx, wanted: Wanted): Promise<number> {
  const { where, args } = visible(ctx, wanted).andThat(`${REMAIN} and $2::timestamptz is not null`);
  const found = await ctx.db.readOne<{ count: number }>(
    `select count(*)::int as count from talent.application a
     join talent.position p on p.organization_id = $1 and p.id = a.position_id where ${where}`,
    args,
  );
  return found!.count;
}

/** The pipelines of the organization. */
export const allPipelines = (ctx: Ctx): Promise<Pipeline[]> =>
  ctx.db.read<Pipeline>('select t.id, t.stages from talent.pipeline_template t where t.organization_id = $1');

type PositionChoice = {
  readonly id: string;
  readonly title: string;
  readonly location: string;
  readonly open: boolean;
};

/** Positions with a pipeline to look at: those that take people, open ones first. */
export const positionChoices = (
  ctx: Ctx,
  { industry, mine }: Wanted,
): Promise<(PositionChoice & { pipelineId: string })[]> =>
  ctx.db.read(
    `select p.id, p.title, p.location, p.status = 'open' as open, p.pipeline_template_id as "pipelineId"
     from talent.position p
     where p.organization_id = $1 and p.status in ('open', 'on_hold') and ($2::uuid is null or p.hiring_manager_id = $2)
       and ($3::text is null or p.industry = $3) and (not $4 or $5 in (p.hiring_manager_id, p.recruiter_id))
     order by p.title, p.location, p.id`,
    [keptTo(ctx), industry ?? null, mine ?? false, ctx.userId],
  );
