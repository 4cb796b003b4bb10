import { FORMER } from './people.js';

/** Joins the name of the person with this id under an alias; `$1` is the organization. */
export const person = (alias: string, id: string) =>
  `left join talent.person ${alias} on ${alias}.organization_id = $1 and ${alias}.id = ${id}`;

export const nameOf = (alias: string) => `coalesce(${alias}.name, '${FORMER.name}')`;
