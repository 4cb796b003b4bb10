import type { Reader } from '@talent-os/service-kit';

export const policyOf = async (db: Reader) =>
  (await db.readOne<{ emergencyAccessId: string | null; version: number }>(
    `select emergency_access_id as "emergencyAccessId", version from identity.organization where organization_id = $1`,
  ))!;

/** Active administrators who can prove themselves without a provider, by name. */
export const ownAdministrators = (db: Reader, administrators: readonly string[]) =>
  db.read<{ id: string; name: string }>(
    `select p.id, rtrim(p.first_name || ' ' || p.last_name) as name from identity.person p
     where p.organization_id = $1 and p.status = 'active'
       and exists (select 1 from identity.role_assignment r where r.organization_id = $1 and r.person_id = p.id
         and r.role_name = any($2::text[]) and r.custom_role_id is null)
       and (p.password_hash is not null
         or exists (select 1 from identity.passkey k where k.organization_id = $1 and k.person_id = p.id))
     order by p.last_name, p.first_name, p.id`,
    [administrators],
  );

/** Whether somebody has signed in by a provider that lets people in today. */
export async function isLinkedToActive(db: Reader, personId: string): Promise<boolean> {
  const row = await db.readOne(
    `select 1 from identity.sso_link l
     join identity.sso_connection c on c.organization_id = $1 and c.id = l.connection_id and c.status = 'active'
     where l.organization_id = $1 and l.person_id = $2`,
    [personId],
  );
  return row !== undefined;
}
