/** Levels 1 to 5 all divide this, as in `readiness.rules.ts`. */
const SIXTIETHS = 60;

/** How far a need `n` is met by the level held, in sixtieths. */
const MET = `least(coalesce(held.level, 0), n.level) * ${SIXTIETHS} / n.level`;

/**
 * The readiness of a person for position `p` as `readiness.rules.ts` derives it, null where nothing is required. `user`
 * is the SQL expression of the person's id.
 */
export const matchOf = (user: string) => `(
  select case when count(*) = 0 then null when bool_and(coalesce(held.level, 0) >= n.level) then 100
    else least(99, (100 * sum(n.weight * (${MET})) + ${SIXTIETHS / 2} * sum(n.weight)) / (${SIXTIETHS} * sum(n.weight))) end
  from jsonb_to_recordset(p.required_skills) as n("skillId" uuid, level int, weight int)
  join talent.skill s on s.organization_id = $1 and s.id = n."skillId"
  left join talent.person_skill held
    on held.organization_id = $1 and held.skill_id = s.id and held.user_id = ${user})::int`;
