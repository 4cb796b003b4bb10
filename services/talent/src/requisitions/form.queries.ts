import type { Input, Output } from '@talent-os/contracts';
import { awaitedStatuses } from '@talent-os/contracts/talent/requisition-states.js';
import type { checkRequisition, getRequisitionForm } from '@talent-os/contracts/talent/requisitions.js';
import { type Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import type { Position } from '../positions/position.entity.js';
import { industriesOf } from './requisitions.queries.js';

type Form = Output<typeof getRequisitionForm>;

/** Teams of the industries the caller works in: those that have seats or a band, with where they work. */
export const departmentsOf = (ctx: Ctx): Promise<Form['departments']> =>
  ctx.db.read<Form['departments'][number]>(
    `with team as (
       select p.industry, p.department from talent.position p
       where p.organization_id = $1 and p.industry = any($2) and p.status <> 'closed'
       union select b.industry, b.department from talent.salary_band b where b.organization_id = $1 and b.industry = any($2)
       union select t.industry, t.department from talent.headcount_target t where t.organization_id = $1 and t.industry = any($2))
     select team.industry, team.department,
       coalesce((select json_agg(distinct p.location) from talent.position p
         where p.organization_id = $1 and p.industry = team.industry and p.department = team.department
           and p.location <> '' and p.status <> 'closed'), '[]'::json) as locations,
       (select json_build_object('min', b.min, 'max', b.max) from talent.salary_band b
         where b.organization_id = $1 and b.industry = team.industry and b.department = team.department) as band
     from team order by team.industry, team.department`,
    [industriesOf(ctx)],
  );

export const skillsOf = (ctx: Ctx): Promise<Form['skills']> =>
  ctx.db.read<Form['skills'][number]>(
    'select s.id, s.name from talent.skill s where s.organization_id = $1 order by s.name, s.id',
  );

type Seat = Pick<
  Position,
  | 'id'
  | 'title'
  | 'department'
  | 'industry'
  | 'location'
  | 'remote'
  | 'description'
  | 'requiredSkills'
  | 'hardRequirements'
  | 'holderId'
>;

/** What a request begins with that stands in for a seat, or 404. Pay is asked for: a seat has none. */
export async function replacedSeat(ctx: Ctx, positionId: string): Promise<Form['replaces']> {
  const seat = await ctx.db.readExisting<Seat>(
    `select p.id, p.title, p.department, p.industry, p.location, p.remote, p.description,
       p.required_skills as "requiredSkills", p.hard_requirements as "hardRequirements", p.holder_id as "holderId"
     from talent.position p where p.organization_id = $1 and p.id = $2 and p.industry = any($3)`,
    [positionId, industriesOf(ctx)],
  );
  const { id, holderId, ...facts } = seat;
  const named = await peopleById(ctx, [holderId]);
  return {
    ...facts,
    headcount: 1,
    employmentType: 'full_time',
    reason: 'replacement',
    justification: '',
    salaryMin: null,
    salaryMax: null,
    targetStartDate: null,
    replacesPositionId: id,
    holderName: holderId && named(holderId).name,
  };
}

/** The same title that waits for approval, or is open, in the same team. */
export const duplicatesOf = (
  ctx: Ctx,
  { industry, department, title, except }: Input<typeof checkRequisition>,
): Promise<Output<typeof checkRequisition>['duplicates']> =>
  ctx.db.read<Output<typeof checkRequisition>['duplicates'][number]>(
    `select 'request' as kind, min(r.title) as title, r.status, count(*)::int as count from talent.requisition r
     where r.organization_id = $1 and r.industry = $2 and lower(r.department) = lower($3) and lower(r.title) = lower($4)
       and r.status = any($6) and r.id is distinct from $5::uuid group by r.status
     union all
     select 'seat', min(p.title), p.status, count(*)::int from talent.position p
     where p.organization_id = $1 and p.industry = $2 and lower(p.department) = lower($3) and lower(p.title) = lower($4)
       and p.status in ('open', 'on_hold') group by p.status`,
    [industry, department, title, except ?? null, awaitedStatuses],
  );
