import type { Role } from '@talent-os/contracts';
import type { Reader, Transaction } from '@talent-os/service-kit';
import type { CustomRole } from './custom-role.entity.js';

type CustomRoleRow = Pick<CustomRole, 'id' | 'name' | 'baseRole' | 'permissions' | 'hiddenModules' | 'version'> & {
  readonly people: number;
};

const HOLDERS = `select count(distinct r.person_id)::int from identity.role_assignment r
  join identity.person p on p.organization_id = $1 and p.id = r.person_id and p.status = 'active'
  where r.organization_id = $1`;

/** The organization's own roles by name, with how many active people hold each. */
export const customRoles = (db: Reader): Promise<CustomRoleRow[]> =>
  db.read<CustomRoleRow>(
    `select c.id, c.name, c.base_role as "baseRole", to_json(c.permissions) as permissions,
       to_json(c.hidden_modules) as "hiddenModules", c.version, (${HOLDERS} and r.custom_role_id = c.id) as people
     from identity.custom_role c where c.organization_id = $1 order by lower(c.name), c.id`,
  );

/** How many active people hold each role of the product as it is. */
export async function holdersOfRoles(db: Reader): Promise<ReadonlyMap<Role, number>> {
  const rows = await db.read<{ role: Role; people: number }>(
    `select r.role_name as role, count(distinct r.person_id)::int as people
     from identity.role_assignment r
     join identity.person p on p.organization_id = $1 and p.id = r.person_id and p.status = 'active'
     where r.organization_id = $1 and r.custom_role_id is null group by r.role_name`,
  );
  return new Map(rows.map(({ role, people }) => [role, people]));
}

/** Everybody who holds a role of the organization's own, whether they may sign in or not. */
export async function holdersOf(tx: Transaction, customRoleId: string): Promise<string[]> {
  const rows = await tx.read<{ id: string }>(
    `select distinct person_id as id from identity.role_assignment where organization_id = $1 and custom_role_id = $2`,
    [customRoleId],
  );
  return rows.map(({ id }) => id);
}

/** Whether somebody has been promised the role by an invitation that can still be accepted, or sent again. */
export const isPromised = (tx: Transaction, customRoleId: string) =>
  tx.readOne<{ id: string }>(
    `select id from identity.invitation where organization_id = $1 and custom_role_id = $2 and ended_at is null
     union all select id from identity.provisioned_group where organization_id = $1 and custom_role_id = $2 limit 1`,
    [customRoleId],
  );
