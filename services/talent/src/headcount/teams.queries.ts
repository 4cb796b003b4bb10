import { scopeOf, type Industry } from '@talent-os/contracts';
import { awaitedStatuses } from '@talent-os/contracts/talent/requisition-states.js';
import type { Ctx } from '@talent-os/service-kit';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import type { Team } from './plan.rules.js';

/**
 * Teams with their seats. `$2` industries, `$3` whose teams alone (those they hire for or have asked seats for), or
 * null, `$4` states in which a request waits, `$5` a team alone, or null.
 *
 * People leave a team by a move that was approved or is under way, from their seat there to a seat of another team.
 */
const TEAMS = `
  with seat as (
    select p.industry, p.department, p.status, p.requisition_id, p.hiring_manager_id from talent.position p
    where p.organization_id = $1 and p.industry = any($2) and p.status <> 'closed'),
  wanted as (
    select r.industry, r.department, r.headcount, r.requester_id from talent.requisition r
    where r.organization_id = $1 and r.industry = any($2) and r.status = any($4)),
  team as (
    select industry, department from seat where $3::uuid is null or hiring_manager_id = $3
    union select industry, department from wanted where $3::uuid is null or requester_id = $3
    union select t.industry, t.department from talent.headcount_target t
      where t.organization_id = $1 and t.industry = any($2) and $3::uuid is null),
  leaver as (
    select from_seat.industry, from_seat.department, t.effective_date from talent.transition t
    join talent.position from_seat on from_seat.organization_id = $1 and from_seat.id = coalesce(t.from_position_id,
      (select held.id from talent.position held where held.organization_id = $1 and held.holder_id = t.employee_id
        and held.id <> t.to_position_id limit 1))
    join talent.position to_seat on to_seat.organization_id = $1 and to_seat.id = t.to_position_id
    where t.organization_id = $1 and t.status in ('approved', 'in_progress')
      and (to_seat.industry, to_seat.department) <> (from_seat.industry, from_seat.department)),
  held as (
    select industry, department, count(*) filter (where status = 'filled')::int as filled,
      count(*) filter (where status in ('open', 'on_hold'))::int as open,
      count(*) filter (where status in ('open', 'on_hold') and requisition_id is not null)::int as approved
    from seat group by industry, department)
  select team.industry, team.department, coalesce(held.filled, 0) as filled, coalesce(held.open, 0) as open,
    coalesce(held.approved, 0) as approved,
    (select coalesce(sum(headcount), 0)::int from wanted
      where (wanted.industry, wanted.department) = (team.industry, team.department)) as requested,
    (select coalesce(json_agg(json_build_object('quarter', t.quarter, 'seats', t.target_seats, 'version', t.version)), '[]'::json)
      from talent.headcount_target t where t.organization_id = $1
      and (t.industry, t.department) = (team.industry, team.department)) as targets,
    (select coalesce(json_agg(leaver.effective_date), '[]'::json) from leaver
      where (leaver.industry, leaver.department) = (team.industry, team.department)) as leaving
  from team left join held on (held.industry, held.department) = (team.industry, team.department)
  where $5::text is null or team.department = $5`;

/** The teams whose plan the caller reads: those of the industries they work in, or their own where their reach is less. */
export const teamsFor = (
  ctx: Ctx,
  industry: Industry | undefined,
  department: string | null = null,
): Promise<Team[]> => {
  const own = scopeOf(ctx.ability, 'Requisition') === 'organization' ? null : ctx.userId;
  const among = industriesOf(ctx).filter((one) => industry === undefined || one === industry);
  return ctx.db.read<Team>(TEAMS, [among, own, awaitedStatuses, department]);
};
