import { employeeRoles, grantableRoles } from '@talent-os/contracts/access/grants.js';
import type { Reader } from '@talent-os/service-kit';
import type { KeptPerson } from './person-values.rules.js';

/** Rows beyond which a filter or an order that no index serves is refused. */
export const MATCHED_MOST = 20_000;

const GROUPS = `(select coalesce(json_agg(json_build_object('value', g.id, 'display', g.name) order by lower(g.name)), '[]')
  from identity.provisioned_group_member m
  join identity.provisioned_group g on g.organization_id = $1 and g.id = m.group_id and g.connection_id = $2
  where m.organization_id = $1 and m.person_id = p.id)`;

const COLUMNS = `
  p.id, p.email, p.first_name as "firstName", p.last_name as "lastName", p.title, p.department, p.phone, p.timezone,
  p.status = 'active' as active, p.manager_id as "managerId",
  p.created_at as "createdAt", greatest(p.updated_at, s.updated_at) as "updatedAt",
  'W/"' || p.version || '.' || coalesce(s.version, 0) || '"' as tag,
  case when s.id is not null then json_build_object('userName', s.user_name, 'externalId', s.external_id,
    'attributes', s.attributes) end as said,
  ${GROUPS} as groups`;

const listed = (roles: readonly string[]) => roles.map((role) => `'${role}'`).join();
const [EMPLOYEES, GRANTABLE] = [listed(employeeRoles), listed(grantableRoles)];

/** Of a person `p`: works here, and is not of the platform. */
export const WORKS_HERE = `exists (select 1 from identity.role_assignment r
      where r.organization_id = $1 and r.person_id = p.id and r.role_name in (${EMPLOYEES}))
    and not exists (select 1 from identity.role_assignment r
      where r.organization_id = $1 and r.person_id = p.id and r.role_name not in (${GRANTABLE}))`;

/**
 * Whom a directory sees: those who work here, and whoever it looks after itself. Applicants are not its people, and the
 * platform's administrators are nobody's.
 */
const SEEN = `
  from identity.person p
  left join identity.provisioned_person s on s.organization_id = $1 and s.connection_id = $2 and s.person_id = p.id
  where p.organization_id = $1 and (p.status = 'active' or s.id is not null)
    and ${WORKS_HERE}`;

/** A person a directory may see; nothing for anybody else. */
export const seenPerson = (db: Reader, connectionId: string, id: string): Promise<KeptPerson | undefined> =>
  db.readOne<KeptPerson>(`select ${COLUMNS} ${SEEN} and p.id = $3`, [connectionId, id]);

/** One page of everybody, in the order they came. */
export const seenPeople = (db: Reader, connectionId: string, offset: number, limit: number): Promise<KeptPerson[]> =>
  db.read<KeptPerson>(`select ${COLUMNS} ${SEEN} order by p.created_at, p.id offset $3 limit $4`, [
    connectionId,
    offset,
    limit,
  ]);

export async function countSeen(db: Reader, connectionId: string): Promise<number> {
  const row = await db.readOne<{ count: number }>(`select count(*)::int as count ${SEEN}`, [connectionId]);
  return row!.count;
}

type Finder = (db: Reader, connectionId: string, value: string) => Promise<KeptPerson[]>;

const byUserName: Finder = (db, connectionId, value) =>
  db.read<KeptPerson>(
    `select ${COLUMNS} ${SEEN} and p.id in (
       select person_id from identity.provisioned_person
         where organization_id = $1 and connection_id = $2 and user_name = lower($3)
       union select id from identity.person where organization_id = $1 and email = lower($3))`,
    [connectionId, value],
  );

const byExternalId: Finder = (db, connectionId, value) =>
  db.read<KeptPerson>(
    `select ${COLUMNS} ${SEEN} and p.id in (
       select person_id from identity.provisioned_person
         where organization_id = $1 and connection_id = $2 and external_id = $3)`,
    [connectionId, value],
  );

/** How everybody is found whose attribute (lowercase) may be a value, where an index does: a filter decides. */
export const finders: Readonly<Record<string, Finder>> = { username: byUserName, externalid: byExternalId };
