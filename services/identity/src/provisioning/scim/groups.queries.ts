import type { Reader } from '@talent-os/service-kit';
import { WORKS_HERE } from './users.queries.js';

export type KeptGroup = {
  readonly id: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly tag: string;
  /** Ids of people. */
  readonly members: readonly string[];
};

const GROUPS = `
  select g.id, g.name, g.external_id as "externalId", g.created_at as "createdAt", g.updated_at as "updatedAt",
    'W/"' || g.version || '"' as tag,
    (select coalesce(json_agg(m.person_id order by m.created_at, m.person_id), '[]')
      from identity.provisioned_group_member m
      where m.organization_id = $1 and m.group_id = g.id and $3) as members
  from identity.provisioned_group g where g.organization_id = $1 and g.connection_id = $2`;

/** A directory's groups in the order they came; without their people where those are not asked for. */
export const keptGroups = (db: Reader, connectionId: string, withMembers: boolean): Promise<KeptGroup[]> =>
  db.read<KeptGroup>(`${GROUPS} order by g.created_at, g.id`, [connectionId, withMembers]);

export const keptGroup = (db: Reader, connectionId: string, id: string): Promise<KeptGroup | undefined> =>
  db.readOne<KeptGroup>(`${GROUPS} and g.id = $4`, [connectionId, true, id]);

/** Which of these ids are people a group may hold: those who work here. */
export async function peopleAmong(db: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.read<{ id: string }>(
    `select p.id from identity.person p where p.organization_id = $1 and p.id = any($2::uuid[])
       and ${WORKS_HERE}`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
