import type { Industry, Output, Role } from '@talent-os/contracts';
import {
  NAMES_AT_ONCE,
  type everyName,
  type findPeople,
  type namePeople,
} from '@talent-os/contracts/identity/directory.js';
import type { RawJson, TenantDb } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords } from '@talent-os/service-kit/sql/filters';
import { colleagueRoles, PICKER_ROWS } from './colleagues.queries.js';

/** A person as other people's screens name them, under the first of their roles that `$2` and `$3` let through. */
const people = (keep: string, order = 'p.last_name, p.first_name, p.id') => `
  select coalesce(json_agg(json_build_object('id', p.id, 'name', rtrim(p.first_name || ' ' || p.last_name), 'title', p.title, 'role', r.role_name)
    order by ${order}), '[]')
  from (select p.id, p.first_name, p.last_name, p.title from identity.person p where p.organization_id = $1 ${keep}) p
  cross join lateral (
    select role_name from identity.role_assignment r
     where r.organization_id = $1 and r.person_id = p.id
       and ($2::text[] is null or r.role_name = any($2)) and ($3::text is null or r.industry = $3)
     order by r.rank, r.id limit 1) r`;

const HOLDS = `and exists (select 1 from identity.role_assignment h
  where h.organization_id = $1 and h.person_id = p.id and h.role_name = any($2) and ($3::text is null or h.industry = $3))`;

const FIND = `select json_build_object('items', (${people(`and p.status = 'active'
  and ${holdingWords('identity', 'p.first_name', 'p.last_name')('$4')} ${HOLDS}
  order by p.last_name, p.first_name, p.id limit ${PICKER_ROWS}`)}))::text`;

type PeopleFilter = {
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly industry?: Industry | undefined;
};

/** The first 25 active people by name; candidates only where their role is asked for. */
export const findByName = (
  db: TenantDb,
  { search, role, industry }: PeopleFilter,
): Promise<RawJson<Output<typeof findPeople>>> =>
  db.json(FIND, [role ? [role] : colleagueRoles, industry ?? null, containingWords(search) ?? []]);

const NAMED = `select json_build_object('people', (${people(`and p.id = any($4::uuid[]) and ($5 or p.status = 'active')`)}))::text`;

/** People of the organization by id, those who have left included unless only the active are asked for. */
export const findByIds = (
  db: TenantDb,
  ids: readonly string[],
  activeOnly = false,
): Promise<RawJson<Output<typeof namePeople>>> => db.json(NAMED, [null, null, ids, !activeOnly]);

const EVERY_NAME = `
  select json_build_object('names', coalesce(json_agg(n.name), '[]'),
    'next', case when count(*) = ${NAMES_AT_ONCE} then max(n.id::text) end)::text
  from (select p.id, rtrim(p.first_name || ' ' || p.last_name) as name from identity.person p
    where p.organization_id = $1 and ($2::uuid is null or p.id > $2) order by p.id limit ${NAMES_AT_ONCE}) n`;

/** Names of all people of the organization behind an id, whatever they are to it. */
export const allNames = (db: TenantDb, after: string | undefined): Promise<RawJson<Output<typeof everyName>>> =>
  db.json(EVERY_NAME, [after ?? null]);

const IN_ROLE = `select json_build_object('people', (${people(`and p.status = 'active' ${HOLDS}`)}))::text`;

/** Active people who hold a role in an industry. */
export const findInRole = (db: TenantDb, role: Role, industry: Industry): Promise<RawJson<Output<typeof namePeople>>> =>
  db.json(IN_ROLE, [[role], industry]);
