import { roles, roleTable } from '@talent-os/contracts';
import type { Colleague } from '@talent-os/contracts/identity/directory.js';
import type { Reader, TenantDb } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords } from '@talent-os/service-kit/sql/filters';
import { dataAddress } from '../pictures/pictures.js';
import { ACCOUNT, type Account } from './account.queries.js';
import { MANAGER } from './manager.queries.js';

/** Enough for a picker; more asks for a longer search text. */
export const PICKER_ROWS = 25;

/** Roles of people who work here: applicants are nobody's colleagues. */
export const colleagueRoles = roles.filter((role) =>
  roleTable[role].audiences.some((audience) => audience === 'internalTeam' || audience === 'admin'),
);

const COLLEAGUES = `${ACCOUNT} and p.status = 'active' and exists (
  select 1 from identity.role_assignment h
  where h.organization_id = $1 and h.person_id = p.id and h.role_name = any($2))`;

/** Active colleagues by id; the others are left out. */
export const colleaguesById = (db: Reader, ids: readonly string[]): Promise<Account[]> =>
  db.read<Account>(`${COLLEAGUES} and p.id = any($3::uuid[]) order by p.last_name, p.first_name, p.id`, [
    colleagueRoles,
    ids,
  ]);

/** The first 25 active colleagues by a part of their name. */
export const colleaguesByName = (db: Reader, search: string): Promise<Account[]> =>
  db.read<Account>(
    `${COLLEAGUES} and ${holdingWords('identity', 'p.first_name', 'p.last_name')('$3')}
     order by p.last_name, p.first_name, p.id limit ${PICKER_ROWS}`,
    [colleagueRoles, containingWords(search) ?? []],
  );

/** An active colleague with their teams and whom they report to, or 404. */
export const colleagueCard = (db: TenantDb, personId: string): Promise<Colleague> =>
  db.readExisting<Colleague>(
    `select p.id, rtrim(p.first_name || ' ' || p.last_name) as name, p.title, p.email, p.department, held.role, held.industries,
       array(select t.name from identity.team t where t.organization_id = $1 and (t.lead_id = p.id or exists (
         select 1 from identity.team_member m where m.organization_id = $1 and m.team_id = t.id and m.person_id = p.id))
         order by t.name) as teams,
       manager.id as "managerId", rtrim(m.first_name || ' ' || m.last_name) as "managerName",
       coalesce(p.pronouns, '') as pronouns, coalesce(p.phone, '') as phone,
       to_json(coalesce(p.languages, '{}')) as languages, p.timezone, ${dataAddress('i')} as photo
     from identity.person p
     cross join lateral (
       select (array_agg(h.role_name order by h.rank, h.id))[1] as role, array_agg(distinct h.industry) as industries
       from identity.role_assignment h
       where h.organization_id = $1 and h.person_id = p.id and h.role_name = any($3)) held
     cross join lateral (${MANAGER}) manager
     left join identity.person m on m.organization_id = $1 and m.id = manager.id
     left join identity.picture i on i.organization_id = $1 and i.subject_id = p.id
     where p.organization_id = $1 and p.id = $2 and p.status = 'active' and held.role is not null`,
    [personId, colleagueRoles],
  );
