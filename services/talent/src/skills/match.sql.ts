/** Levels 1 to 5 all divide this, as in `readiness.rules.ts`. */
const SIXTIETHS = 60;

/** How far a need `n` is met by the level held, in sixtieths. */
const MET = `least(coalesce(held.level, 0), n.level) * ${SIXTIETHS} / n.level`;

/** The readiness of a person as `readiness.rules.ts` derives it, over the needs `n` of a position and what is `held` of them. */
const READINESS = `case when bool_and(coalesce(held.level, 0) >= n.level) then 100
    else least(99, (100 * sum(n.weight * (${MET})) + ${SIXTIETHS / 2} * sum(n.weight)) / (${SIXTIETHS} * sum(n.weight))) end`;

/** Needs `n` of position `p`: the required skills the organization knows. */
const NEEDS = `jsonb_to_recordset(p.required_skills) as n("skillId" uuid, level int, weight int)
  join talent.skill s on s.organization_id = $1 and s.id = n."skillId"`;

const held = (skill: string, user: string) => `left join talent.person_skill held
    on held.organization_id = $1 and held.skill_id = ${skill} and held.user_id = ${user}`;

/**
 * The readiness of a person for position `p`, null where nothing is required. `user` is the SQL expression of the
 * person's id.
 */
export const matchOf = (user: string) => `(
  select ${READINESS} from ${NEEDS} ${held('s.id', user)} having count(*) > 0)::int`;

/**
 * The readiness of everybody in `found (id, user_id, position_id)`, as `matched (id, match)` without those of whom
 * nothing is required: needs are looked up once for each position, where `matchOf` looks them up for each person.
 */
export const matchesOf = (found: string) => `
  need as materialized (
    select p.id as position_id, s.id as skill_id, n.level, n.weight from talent.position p, ${NEEDS}
    where p.organization_id = $1 and p.id in (select position_id from ${found})),
  matched as materialized (
    select f.id, (${READINESS})::int as match from ${found} f
    join need n on n.position_id = f.position_id ${held('n.skill_id', 'f.user_id')} group by f.id)`;
