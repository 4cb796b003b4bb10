import type { Input } from '@talent-os/contracts';
import { MATRIX_PEOPLE, MATRIX_SKILLS } from '@talent-os/contracts/talent/development-states.js';
import type { getSkillMatrix, MatrixCell, SkillMatrix } from '@talent-os/contracts/talent/skill-matrix.js';
import type { Ctx } from '@talent-os/service-kit';
import { withinReach } from '../team-people/people.queries.js';
import { SEATED, shares } from '../team-people/people.sql.js';

type MatrixSeatRow = {
  readonly positionId: string;
  readonly personId: string;
  readonly title: string;
  readonly developmentPlanId: string | null;
  readonly cells: MatrixCell[];
};

type MatrixRow = Pick<SkillMatrix, 'departments' | 'department' | 'skills' | 'teams'> & {
  readonly seats: readonly MatrixSeatRow[];
};

/** Levels somebody else confirmed count, and those a person shares by themselves. */
const LEVEL = `case when held.verified or ${shares('skills', 's.holder_id')} then held.level else 0 end`;

const matrixSql = (where: string, department: string) => `
  with seated as materialized (
    select p.id, p.title, p.department, p.required_skills, p.holder_id, p.filled_at from talent.position p
    where ${where} and ${SEATED}),
  team as (select s.department, count(*)::int as people from seated s group by s.department),
  chosen as (select coalesce(
    (select t.department from team t where t.department = ${department}::text),
    (select t.department from team t order by t.people desc, t.department limit 1)) as department),
  need as materialized (
    select s.id as seat_id, s.department, s.holder_id, n."skillId" as skill_id, max(n.level) as required
    from seated s cross join lateral jsonb_to_recordset(s.required_skills) as n("skillId" uuid, level int)
    group by s.id, s.department, s.holder_id, n."skillId"),
  col as materialized (
    select n.skill_id, k.name, max(n.required) as required, count(*) as seats
    from need n join chosen c on c.department = n.department
    join talent.skill k on k.organization_id = $1 and k.id = n.skill_id
    group by n.skill_id, k.name order by count(*) desc, k.name, n.skill_id limit ${MATRIX_SKILLS}),
  met as (
    select s.department, s.skill_id, count(*)::int as of,
      count(*) filter (where ${LEVEL} >= s.required)::int as meets
    from need s join col on col.skill_id = s.skill_id
    left join talent.person_skill held
      on held.organization_id = $1 and held.user_id = s.holder_id and held.skill_id = s.skill_id
    group by s.department, s.skill_id),
  shown as (
    select s.* from seated s join chosen c on c.department = s.department
    order by s.filled_at nulls last, s.id limit ${MATRIX_PEOPLE + 1})
  select
    (select coalesce(json_agg(t.department order by t.department), '[]') from team t) as departments,
    (select c.department from chosen c) as department,
    (select coalesce(json_agg(json_build_object('skillId', col.skill_id, 'name', col.name, 'required', col.required)
      order by col.seats desc, col.name, col.skill_id), '[]') from col) as skills,
    (select coalesce(json_agg(json_build_object('department', t.department, 'people', t.people, 'cells', (
        select coalesce(json_agg(json_build_object('skillId', col.skill_id, 'meets', coalesce(met.meets, 0),
          'of', coalesce(met.of, 0)) order by col.seats desc, col.name, col.skill_id), '[]')
        from col left join met on met.skill_id = col.skill_id and met.department = t.department))
      order by t.department), '[]') from team t) as teams,
    (select coalesce(json_agg(json_build_object('positionId', s.id, 'personId', s.holder_id, 'title', s.title,
        'developmentPlanId', (select d.id from talent.development_plan d where d.organization_id = $1
          and d.employee_id = s.holder_id and d.status in ('draft', 'agreed') limit 1),
        'cells', (
          select coalesce(json_agg(json_build_object('skillId', col.skill_id, 'level', coalesce(${LEVEL}, 0),
            'required', n.required, 'verified', coalesce(held.verified, false),
            'asked', held.asked_at is not null and not held.verified)
            order by col.seats desc, col.name, col.skill_id), '[]')
          from col left join need n on n.seat_id = s.id and n.skill_id = col.skill_id
          left join talent.person_skill held
            on held.organization_id = $1 and held.user_id = s.holder_id and held.skill_id = col.skill_id))
      order by s.filled_at nulls last, s.id), '[]') from shown s) as seats`;

/** The seats of a team within the caller's reach beside the skills most of them take, and how each team stands. */
export async function matrixOf(ctx: Ctx, { industry, department }: Input<typeof getSkillMatrix>): Promise<MatrixRow> {
  const filters = withinReach(ctx, industry);
  const chosen = filters.arg(department ?? null);
  return (await ctx.db.readOne<MatrixRow>(matrixSql(filters.where, chosen), filters.args))!;
}
