/** A person's name, or who they were. */
export const nameOf = (alias: string, id: string) =>
  `case when ${id} is not null then coalesce(${alias}.name, 'Former colleague') end`;

/** Joins the name of the person with this id under an alias; `$1` is the organization. */
export const person = (alias: string, id: string) =>
  `left join cyber.person ${alias} on ${alias}.organization_id = $1 and ${alias}.id = ${id}`;
