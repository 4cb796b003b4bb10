/**
 * The needs of position `p` (its `required_skills`) next to what a person can do, as JSON text in the shape of `Need`,
 * heaviest first. `person` is the SQL expression of the person's id; a level that is not `counted` is none.
 */
export const needsOf = (person: string, counted = 'true') => `(
  select coalesce(json_agg(json_build_object(
    'skill', s.name, 'required', need.level, 'weight', need.weight,
    'level', case when ${counted} then coalesce(held.level, 0) else 0 end, 'verified', coalesce(held.verified, false)
  ) order by need.weight desc, s.name), '[]')
  from jsonb_to_recordset(p.required_skills) as need("skillId" uuid, level int, weight int)
  join talent.skill s on s.organization_id = $1 and s.id = need."skillId"
  left join talent.person_skill held
    on held.organization_id = $1 and held.skill_id = s.id and held.user_id = ${person}
)`;
