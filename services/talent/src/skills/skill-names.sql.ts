/** Names of the skills whose ids stand in a column, in order. */
export const skillNamesOf = (ids: string): string => `
  (select coalesce(json_agg(s.name order by s.name), '[]') from talent.skill s
    where s.organization_id = $1 and s.id = any(${ids}))`;
