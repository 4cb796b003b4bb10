/** Whether the person with this id asked that no score sorts them. */
export const humanOnly = (user: string): string => `exists (
  select from talent.profile f where f.organization_id = $1 and f.user_id = ${user} and f.human_only)`;
