import type { Industry } from '@talent-os/contracts';
import { ABLE_LEVEL, MOST_SKILLS, type SkillSupply } from '@talent-os/contracts/talent/workforce.js';
import type { Ctx } from '@talent-os/service-kit';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { keptTo } from '../positions/kept-to.js';
import { industriesOf } from '../requisitions/requisitions.queries.js';

export type SkillRow = SkillSupply & {
  /** People below the level of those who are able. */
  readonly learning: number;
  /** Of who is able, the one with the highest level. */
  readonly bestId: string | null;
  readonly bestLevel: number | null;
};

type WorkforceRow = {
  readonly skills: readonly SkillRow[];
  readonly total: number;
  readonly people: number;
  readonly openSeats: number;
};

/** A level counts that somebody else has confirmed, or that its owner lets who hires read. */
const COUNTED = `(h.verified or exists (
  select from talent.profile f where f.organization_id = $1 and f.user_id = h.user_id and f.visibility ->> 'skills' = 'hiring'))`;

/** What seats in reach ask for, what people on them are able to do, and one row for each skill, those that lack most first. */
const workforceSql = (reach: string) => `
  with seats as materialized (
    select p.status, p.holder_id, p.required_skills from talent.position p
    where ${reach} and p.status in ('open', 'on_hold', 'filled')),
  people as materialized (select distinct s.holder_id as id from seats s where s.status = 'filled' and s.holder_id is not null),
  needs as materialized (
    select n."skillId" as skill_id, (count(*) filter (where s.status = 'filled'))::int as filled,
      (count(*) filter (where s.status <> 'filled'))::int as open
    from seats s cross join lateral jsonb_to_recordset(s.required_skills) as n ("skillId" uuid) group by n."skillId"),
  held as materialized (
    select h.skill_id, h.user_id, h.level, h.verified from people one
    join talent.person_skill h on h.organization_id = $1 and h.user_id = one.id where ${COUNTED}),
  supply as (
    select h.skill_id, (count(*) filter (where h.level >= ${ABLE_LEVEL}))::int as able,
      (count(*) filter (where h.level >= ${ABLE_LEVEL} and h.verified))::int as confirmed,
      (count(*) filter (where h.level < ${ABLE_LEVEL}))::int as learning,
      (array_agg(h.user_id order by h.level desc, h.user_id) filter (where h.level >= ${ABLE_LEVEL}))[1] as best,
      max(h.level) filter (where h.level >= ${ABLE_LEVEL}) as level
    from held h group by h.skill_id),
  found as (
    select k.id as "skillId", k.name, coalesce(y.able, 0) as able, coalesce(y.confirmed, 0) as confirmed, n.filled, n.open,
      greatest(n.filled + n.open - coalesce(y.able, 0), 0) as short, coalesce(y.learning, 0) as learning,
      y.best as "bestId", y.level as "bestLevel"
    from needs n join talent.skill k on k.organization_id = $1 and k.id = n.skill_id
    left join supply y on y.skill_id = n.skill_id)
  select coalesce((select json_agg(one) from (
      select f.* from found f order by f.short desc, f.open desc, f.name, f."skillId") one), '[]') as skills,
    (select count(*)::int from found) as total, (select count(*)::int from people) as people,
    (select count(*)::int from seats s where s.status <> 'filled') as "openSeats"`;

/** Seats the caller plans with: those of the industries they work in, or their own team's where their reach is less. */
export async function workforceOf(ctx: Ctx, industry: Industry | undefined): Promise<WorkforceRow> {
  const among = industriesOf(ctx).filter((one) => industry === undefined || one === industry);
  const { where, args } = new Filters('p.organization_id = $1')
    .and((some) => `p.industry = any(${some})`, among)
    .and((manager) => `p.hiring_manager_id = ${manager}`, keptTo(ctx) ?? undefined);
  const found = await ctx.db.readOne<WorkforceRow>(workforceSql(where), args);
  return found!;
}

export const shownOf = (skills: readonly SkillRow[]): SkillSupply[] =>
  skills.slice(0, MOST_SKILLS).map(({ learning: _learning, bestId: _bestId, bestLevel: _level, ...skill }) => skill);
