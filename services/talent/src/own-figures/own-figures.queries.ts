import type { Output } from '@talent-os/contracts';
import type { getOwnMarket } from '@talent-os/contracts/talent/own-figures.js';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import type { Ctx } from '@talent-os/service-kit';
import { CANDIDATE_STATUS, RUNS_FOR_CANDIDATE } from '../applications/candidate-status.sql.js';
import { PIPELINES, STAGES } from '../positions/pipeline.sql.js';
import { shownTo } from '../positions/shown-to.js';
import type { Need } from '../skills/readiness.rules.js';
import { needsOf } from '../skills/skill.queries.js';
import type { WantedSeat } from './demand.rules.js';
import type { NamedSkill, OwnApplication, RunningStage } from './own-figures.rules.js';

const OWN = `
  select p.pipeline_template_id as "pipelineId", ${CANDIDATE_STATUS} as status,
    (select coalesce(json_agg(json_build_array(one ->> 'kind', one ->> 'to', one ->> 'at') order by place), '[]')
      from jsonb_array_elements(a.history) with ordinality as entry (one, place)) as entries,
    exists (select 1 from talent.resume r
      where r.organization_id = $1 and r.user_id = $2 and r.position_id = a.position_id) as "ownResume"
  from talent.application a join talent.position p on p.organization_id = $1 and p.id = a.position_id
  where a.organization_id = $1 and a.user_id = $2 and a.created_at >= $3
  order by a.created_at, a.id`;

/** Applications of the caller since an instant, and the stages they went through. */
export async function ownApplications(ctx: Ctx, since: Date) {
  const [applications, pipelines] = await Promise.all([
    ctx.db.read<OwnApplication>(OWN, [ctx.userId, since]),
    ctx.db.read<{ id: string; stages: Stage[] }>(PIPELINES),
  ]);
  const stages = new Map(pipelines.map((one) => [one.id, new Map(one.stages.map((stage) => [stage.key, stage]))]));
  return { applications, stagesOf: (pipelineId: string) => (key: string) => stages.get(pipelineId)?.get(key) };
}

const RUNNING = `
  with ${STAGES}
  select a.id as "applicationId", p.title as "positionTitle", coalesce(g.name, a.stage_key) as stage, g.type, p.industry
  from talent.application a join talent.position p on p.organization_id = $1 and p.id = a.position_id
  left join stage g on g.pipeline_id = p.pipeline_template_id and g.key = a.stage_key
  where a.organization_id = $1 and a.user_id = $2 and ${RUNS_FOR_CANDIDATE}
  order by a.created_at desc, a.id`;

/** Running applications of the caller, as they know them, with the stage each is in. */
export const runningStages = (ctx: Ctx): Promise<RunningStage[]> => ctx.db.read<RunningStage>(RUNNING, [ctx.userId]);

type Market = Output<typeof getOwnMarket>;

/** `$2` the person, `$3` whom seats are shown to, `$4` since when. */
const PAID = `
  select t.id as "targetId", t.title, t.industry, count(p.id)::int as positions, count(r.salary_min)::int as named,
    round(percentile_cont(0.5) within group (order by r.salary_min))::float8 as "payFrom",
    round(percentile_cont(0.5) within group (order by r.salary_max))::float8 as "payTo"
  from talent.target t
  left join talent.position p on p.organization_id = $1 and p.industry = t.industry and lower(p.title) = lower(t.title)
    and p.visibility = any($3) and p.opened_at >= $4
  left join talent.requisition r on r.organization_id = $1 and r.id = p.requisition_id
  where t.organization_id = $1 and t.user_id = $2
  group by t.id order by t.horizon_months, t.title, t.id`;

/** What seats of the titles the caller aims for pay, opened since an instant. */
export const paidForTargets = (ctx: Ctx, since: Date): Promise<Market['targets'][number][]> =>
  ctx.db.read<Market['targets'][number]>(PAID, [ctx.userId, shownTo(ctx), since]);

/** `$2` the industries, `$3` whom seats are shown to, `$4` since when, `$5` by which clocks. */
const OPENED = `
  select to_char(p.opened_at at time zone $5, 'YYYY-MM') as month, count(*)::int as opened,
    (count(*) filter (where p.status = 'open'))::int as open
  from talent.position p
  where p.organization_id = $1 and p.industry = any($2) and p.visibility = any($3) and p.opened_at >= $4
  group by 1`;

/** Seats of some industries that the caller may hear of, opened since an instant, by month. */
export const openedByMonth = (ctx: Ctx, industries: readonly string[], since: Date, timezone: string) =>
  ctx.db.read<{ month: string; opened: number; open: number }>(OPENED, [industries, shownTo(ctx), since, timezone]);

/** `$2` the person, `$3` whom seats are shown to, `$4` since when, `$5` since when it is lately. */
const WANTED = `
  select t.id as "targetId", p.opened_at >= $5 as lately, p.hard_requirements as requirements, array(
    select s.name from jsonb_to_recordset(p.required_skills) as need("skillId" uuid)
    join talent.skill s on s.organization_id = $1 and s.id = need."skillId") as skills
  from talent.target t
  join talent.position p on p.organization_id = $1 and p.industry = t.industry and lower(p.title) = lower(t.title)
    and p.visibility = any($3) and p.opened_at >= $4
  where t.organization_id = $1 and t.user_id = $2`;

/** Seats of the titles the caller aims for, opened since an instant; `lately` ones since a later one. */
export const wantedSeats = (ctx: Ctx, since: Date, lately: Date): Promise<(WantedSeat & { targetId: string })[]> =>
  ctx.db.read<WantedSeat & { targetId: string }>(WANTED, [ctx.userId, shownTo(ctx), since, lately]);

const NAMED = `
  select h.level, h.created_at as "namedAt" from talent.person_skill h
  where h.organization_id = $1 and h.user_id = $2 order by h.created_at, h.id`;

/** Skills of the caller with when each was named. */
export const namedSkills = (ctx: Ctx): Promise<NamedSkill[]> => ctx.db.read<NamedSkill>(NAMED, [ctx.userId]);

type AimRow = { readonly targetId: string; readonly mine: boolean; readonly needs: readonly Need[] };

/** People looked at for one target at most. */
const MOST_OTHERS = 5_000;
const AIMED = `
  select t.id as "targetId", o.user_id = $2::uuid as mine, ${needsOf('o.user_id')} as needs
  from talent.target t
  join lateral (
    select n.required_skills from talent.position n
    where n.organization_id = $1 and n.industry = t.industry and n.required_skills <> '[]' and lower(n.title) = lower(t.title)
    order by n.opened_at desc, n.id limit 1) p on true
  join talent.target o on o.organization_id = $1 and o.industry = t.industry and lower(o.title) = lower(t.title)
  where t.organization_id = $1 and t.user_id = $2::uuid
  order by mine desc, o.user_id limit ${MOST_OTHERS}`;

/** Everybody who aims for what the caller aims for, with what it takes by its newest seat and what each can do. */
export const aimingAlike = (ctx: Ctx): Promise<AimRow[]> => ctx.db.read<AimRow>(AIMED, [ctx.userId]);
