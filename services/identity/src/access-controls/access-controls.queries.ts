import type { Reader } from '@talent-os/service-kit';
import type { AssignedRole } from '../people/account.queries.js';
import { LAST_HERE } from '../sessions/sessions.queries.js';

type AccountCounts = {
  readonly active: number;
  readonly signedIn: number;
  readonly disabled: number;
  readonly dormant: number;
};

/** Accounts of the organization; dormant ones have not been used, nor made, since a moment. */
export const accountCounts = async (db: Reader, since: Date, now: Date): Promise<AccountCounts> =>
  (await db.readOne<AccountCounts>(
    `select count(*) filter (where p.status = 'active')::int as active,
       (select count(distinct s.person_id)::int from identity.session s join identity.organization o on o.organization_id = $1
         where s.organization_id = $1 and s.ended_at is null and s.expires_at > $3::timestamptz
           and s.last_used_at > $3::timestamptz - o.session_idle_minutes * interval '1 minute') as "signedIn",
       count(*) filter (where p.status = 'disabled')::int as disabled,
       count(*) filter (where p.status = 'active' and coalesce(${LAST_HERE}, p.created_at) < $2::timestamptz)::int as dormant
     from identity.person p where p.organization_id = $1`,
    [since, now],
  ))!;

type Holder = { readonly id: string; readonly name: string; readonly roles: readonly AssignedRole[] };

/** Active people who hold more than one role of the product as it is, by name: in nobody else can permissions meet. */
export const peopleOfSeveralRoles = (db: Reader): Promise<Holder[]> =>
  db.read<Holder>(
    `select p.id, rtrim(p.first_name || ' ' || p.last_name) as name,
       json_agg(json_build_object('roleId', r.id, 'roleName', r.role_name, 'industry', r.industry,
         'addedPermissions', coalesce(c.permissions, '{}')) order by r.rank, r.id) as roles
     from identity.person p
     join identity.role_assignment r on r.organization_id = $1 and r.person_id = p.id
     left join identity.custom_role c on c.organization_id = $1 and c.id = r.custom_role_id
     where p.organization_id = $1 and p.status = 'active'
     group by p.id having count(*) > 1 or bool_or(r.custom_role_id is not null)
     order by p.last_name, p.first_name, p.id`,
  );

/** Organizations of the installation are counted in each; here one of them answers for itself. */
export const stateOf = (db: Reader) =>
  db.readOne<{ status: 'active' | 'suspended' | 'archived' }>(
    'select status from identity.organization where organization_id = $1',
  );

export const customRoleCount = async (db: Reader): Promise<number> =>
  (await db.readOne<{ count: number }>(
    'select count(*)::int as count from identity.custom_role where organization_id = $1',
  ))!.count;

/** Active holders of a role the organization has made, with everything they hold. */
export const holdersWithRoles = (db: Reader, customRoleId: string) =>
  db.read<{ id: string; roles: readonly (AssignedRole & { readonly customRoleId: string | null })[] }>(
    `select p.id, json_agg(json_build_object('roleId', r.id, 'roleName', r.role_name, 'industry', r.industry,
       'customRoleId', r.custom_role_id, 'addedPermissions', coalesce(c.permissions, '{}')) order by r.rank, r.id) as roles
     from identity.person p
     join identity.role_assignment r on r.organization_id = $1 and r.person_id = p.id
     left join identity.custom_role c on c.organization_id = $1 and c.id = r.custom_role_id
     where p.organization_id = $1 and p.status = 'active' and exists (select 1 from identity.role_assignment h
       where h.organization_id = $1 and h.person_id = p.id and h.custom_role_id = $2)
     group by p.id`,
    [customRoleId],
  );

/** Teams of these people, the ones with the most of them first. */
export const teamsOf = (db: Reader, personIds: readonly string[]) =>
  db.read<{ name: string; people: number }>(
    `select t.name, count(*)::int as people from identity.team_member m
     join identity.team t on t.organization_id = $1 and t.id = m.team_id
     where m.organization_id = $1 and m.person_id = any($2::uuid[])
     group by t.id, t.name order by people desc, t.name limit 6`,
    [personIds],
  );
