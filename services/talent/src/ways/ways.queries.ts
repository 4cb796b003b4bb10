import type { Industry } from '@talent-os/contracts';
import type { Ctx } from '@talent-os/service-kit';
import { shownTo } from '../positions/shown-to.js';
import type { Need } from '../skills/readiness.rules.js';
import { needsOf } from '../skills/skill.queries.js';
import type { MoveSeat } from './industry-move.rules.js';
import type { AskingSeat } from './wanted-papers.rules.js';

const ASKING = `
  select p.id as "positionId", p.title, p.department, p.industry, p.hard_requirements as requirements
  from talent.position p
  where p.organization_id = $1 and p.status = 'open' and p.industry = any($2) and p.visibility = any($3)
    and p.hard_requirements <> '[]'
  order by p.opened_at desc, p.id`;

/** Open seats of these industries that the caller may hear of and that ask for something. */
export const seatsThatAsk = (ctx: Ctx, industries: readonly Industry[]): Promise<AskingSeat[]> =>
  ctx.db.read<AskingSeat>(ASKING, [industries, shownTo(ctx)]);

const MOVING = `
  select p.id as "positionId", p.title, p.department, p.hard_requirements as requirements, ${needsOf('$4::uuid')} as needs
  from talent.position p
  where p.organization_id = $1 and p.status = 'open' and p.industry = $2 and p.visibility = any($3)
  order by p.opened_at desc, p.id`;

/** Open seats of an industry that the caller may hear of, with what they take. */
export const seatsIn = (ctx: Ctx, { industry }: { readonly industry: Industry }): Promise<MoveSeat[]> =>
  ctx.db.read<MoveSeat>(MOVING, [industry, shownTo(ctx), ctx.userId]);

const GONE = `
  select count(distinct t.employee_id)::int as people from talent.transition t
  join talent.position f on f.organization_id = $1 and f.id = t.from_position_id
  join talent.position p on p.organization_id = $1 and p.id = t.to_position_id
  where t.organization_id = $1 and t.status = 'completed' and f.industry = $2 and p.industry = $3`;

/** Colleagues who have moved from one industry into another. */
export const goneBetween = async (
  ctx: Ctx,
  { from, to }: { readonly from: Industry; readonly to: Industry },
): Promise<number> => (await ctx.db.readOne<{ people: number }>(GONE, [from, to]))!.people;

type RoleRow = {
  readonly targetId: string;
  readonly title: string;
  readonly industry: Industry;
  readonly horizonMonths: number;
  readonly measuredBy: { readonly positionId: string; readonly title: string; readonly department: string } | null;
  readonly needs: readonly Need[] | null;
};

const ROLES = `
  select t.id as "targetId", t.title, t.industry, t.horizon_months as "horizonMonths",
    case when p.id is not null
      then json_build_object('positionId', p.id, 'title', p.title, 'department', p.department) end as "measuredBy",
    case when p.id is not null then ${needsOf('$2::uuid')} end as needs
  from talent.target t
  left join lateral (
    select n.id, n.title, n.department, n.required_skills from talent.position n
    where n.organization_id = $1 and n.industry = t.industry and n.required_skills <> '[]' and lower(n.title) = lower(t.title)
    order by n.opened_at desc, n.id limit 1) p on true
  where t.organization_id = $1 and t.user_id = $2::uuid
  order by t.horizon_months, t.title, t.id`;

/** Roles the caller aims for, each with the newest seat of its title that says what it takes. */
export const aimedRoles = (ctx: Ctx): Promise<RoleRow[]> => ctx.db.read<RoleRow>(ROLES, [ctx.userId]);
