import type { Industry } from '@talent-os/contracts';
import type { Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { keptTo } from '../interviews/reach.js';
import type { Position } from './position.entity.js';

/** Applications younger than this are new, in days. */
const NEW_DAYS = 7;

export type PositionFigures = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly industry: Industry;
  readonly status: Position['status'];
  readonly visibility: Position['visibility'];
  readonly openedAt: string;
  readonly hiringManagerId: string;
  readonly recruiterId: string;
  readonly pipelineId: string;
  /** People in the pipeline now, by key of their stage. */
  readonly counts: Readonly<Record<string, number>>;
  readonly applicants: number;
  readonly newApplicants: number;
  readonly overdueScorecards: number;
  readonly interviewsToday: number;
  readonly offersOut: number;
};

const IN_PIPELINE = `a.organization_id = $1 and a.position_id = p.id and a.status in ('active', 'on_hold')`;
const CARD_MISSING = `exists (select 1 from unnest(i.interviewer_ids) as one (id) where not exists (
  select 1 from talent.scorecard s where s.organization_id = $1 and s.interview_id = i.id and s.interviewer_id = one.id))`;
const INTERVIEWS = `talent.interview i where i.organization_id = $1 and i.position_id = p.id`;

const POSITIONS = `
  select p.id, p.version, p.title, p.department, p.location, p.industry, p.status, p.visibility, p.opened_at as "openedAt",
    p.hiring_manager_id as "hiringManagerId", p.recruiter_id as "recruiterId", p.pipeline_template_id as "pipelineId",
    coalesce((select json_object_agg(one.key, one.count) from (
      select a.stage_key as key, count(*)::int as count from talent.application a where ${IN_PIPELINE} group by a.stage_key
    ) one), '{}') as counts,
    (select count(*)::int from talent.application a where ${IN_PIPELINE}) as applicants,
    (select count(*)::int from talent.application a where ${IN_PIPELINE}
      and a.created_at > $3::timestamptz - interval '${NEW_DAYS} days') as "newApplicants",
    (select count(*)::int from ${INTERVIEWS} and i.status in ('scheduled', 'completed')
      and i.end_at <= $3::timestamptz - interval '24 hours' and ${CARD_MISSING}) as "overdueScorecards",
    (select count(*)::int from ${INTERVIEWS} and i.status in ('scheduled', 'completed')
      and (i.start_at at time zone $4)::date = ($3::timestamptz at time zone $4)::date) as "interviewsToday",
    (select count(*)::int from talent.offer o where o.organization_id = $1 and o.position_id = p.id
      and o.status in ('sent', 'viewed')) as "offersOut"
  from talent.position p
  where p.organization_id = $1 and ($2::uuid is null or p.hiring_manager_id = $2)
    and ($5::text is null or p.industry = $5)
    and (not $6 or $7 in (p.hiring_manager_id, p.recruiter_id))
    and (p.status in ('open', 'on_hold') or exists (select 1 from talent.application a where ${IN_PIPELINE}))
  order by p.opened_at desc, p.id`;

type Wanted = { readonly industry?: Industry | undefined; readonly mine?: boolean | undefined };

/** Positions within the caller's reach that people are in the pipeline of or may still come into, newest first. */
export const positionFigures = async (ctx: Ctx, { industry, mine }: Wanted): Promise<PositionFigures[]> =>
  ctx.db.read<PositionFigures>(POSITIONS, [
    keptTo(ctx),
    ctx.now,
    await timezoneOf(ctx),
    industry ?? null,
    mine ?? false,
    ctx.userId,
  ]);
