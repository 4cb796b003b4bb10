import type {
  ProvisionedGroup,
  ProvisioningConnection,
  ProvisioningRequest,
} from '@talent-os/contracts/identity/provisioning.js';
import { REQUESTS_KEPT } from '@talent-os/contracts/identity/provisioning.js';
import type { Reader } from '@talent-os/service-kit';
import type { Grant, HeldGrant } from './grants.rules.js';

const CONNECTIONS = `
  select c.id, c.name, c.status, c.role_name as role, c.industry, c.invites,
    (select count(*)::int from identity.provisioned_person p
      where p.organization_id = $1 and p.connection_id = c.id) as people,
    (select count(*)::int from identity.provisioned_group g
      where g.organization_id = $1 and g.connection_id = c.id) as groups,
    (select count(*)::int from identity.provisioning_request r
      where r.organization_id = $1 and r.connection_id = c.id and r.status >= 400 and r.at > $2) as refused,
    c.created_at as "createdAt", c.last_used_at as "lastUsedAt", c.version
  from identity.provisioning_connection c where c.organization_id = $1`;

/** The organization's directories by name. Refusals are counted since `since`. */
export const connectionsOf = (db: Reader, since: Date): Promise<ProvisioningConnection[]> =>
  db.read<ProvisioningConnection>(`${CONNECTIONS} order by lower(c.name), c.id`, [since]);

export const connectionOf = (db: Reader, id: string, since: Date): Promise<ProvisioningConnection | undefined> =>
  db.readOne<ProvisioningConnection>(`${CONNECTIONS} and c.id = $3`, [since, id]);

export type ConnectionBearer = {
  readonly id: string;
  readonly status: 'active' | 'paused';
  readonly roleName: Grant['roleName'];
  readonly industry: Grant['industry'];
  readonly invites: boolean;
  readonly lastUsedAt: string | null;
};

/** The directory whose token has this hash. */
export const connectionWith = (db: Reader, hash: string): Promise<ConnectionBearer | undefined> =>
  db.readOne<ConnectionBearer>(
    `select c.id, c.status, c.role_name as "roleName", c.industry, c.invites, c.last_used_at as "lastUsedAt"
     from identity.provisioning_connection c join identity.organization o on o.organization_id = $1 and o.status = 'active'
     where c.organization_id = $1 and c.hash = $2`,
    [hash],
  );

/** A directory's groups by name, with what each gives. */
export const groupsOf = (db: Reader, connectionId: string): Promise<ProvisionedGroup[]> =>
  db.read<ProvisionedGroup>(
    `select g.id, g.name, (select count(*)::int from identity.provisioned_group_member m
         where m.organization_id = $1 and m.group_id = g.id) as people,
       g.role_name as role, g.industry, g.custom_role_id as "customRoleId", c.name as "customRole",
       g.team_id as "teamId", t.name as team
     from identity.provisioned_group g
     left join identity.custom_role c on c.organization_id = $1 and c.id = g.custom_role_id
     left join identity.team t on t.organization_id = $1 and t.id = g.team_id
     where g.organization_id = $1 and g.connection_id = $2 order by lower(g.name), g.id`,
    [connectionId],
  );

/** The latest requests that changed something or were refused, newest first. */
export const requestsOf = (db: Reader, connectionId: string): Promise<ProvisioningRequest[]> =>
  db.read<ProvisioningRequest>(
    `select id, at, method, path, status, detail from identity.provisioning_request
     where organization_id = $1 and connection_id = $2 order by at desc, id desc limit ${REQUESTS_KEPT}`,
    [connectionId],
  );

/** Ids of those in a group. */
export async function membersOfGroup(db: Reader, groupId: string): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select person_id as id from identity.provisioned_group_member where organization_id = $1 and group_id = $2`,
    [groupId],
  );
  return rows.map(({ id }) => id);
}

type GivenAccess = {
  readonly personId: string;
  readonly held: HeldGrant[];
  readonly fromGroups: Grant[];
  readonly teamsHeld: { readonly id: string; readonly teamId: string; readonly provisionedBy: string | null }[];
  readonly teamsGiven: string[];
};

/** What people hold, and what the groups of a directory give them, groups by name. A team that is gone gives nothing. */
export const givenTo = (db: Reader, connectionId: string, personIds: readonly string[]): Promise<GivenAccess[]> =>
  db.read<GivenAccess>(
    `with given as (
       select m.person_id, g.name, g.role_name, g.industry, g.custom_role_id, t.id as team_id
       from identity.provisioned_group_member m
       join identity.provisioned_group g on g.organization_id = $1 and g.id = m.group_id and g.connection_id = $2
       left join identity.team t on t.organization_id = $1 and t.id = g.team_id
       where m.organization_id = $1 and m.person_id = any($3::uuid[]))
     select p.id as "personId",
       (select coalesce(json_agg(json_build_object('id', r.id, 'roleName', r.role_name, 'industry', r.industry,
           'customRoleId', r.custom_role_id, 'provisionedBy', r.provisioned_by) order by r.rank, r.id), '[]')
         from identity.role_assignment r where r.organization_id = $1 and r.person_id = p.id) as held,
       (select coalesce(json_agg(json_build_object('roleName', v.role_name, 'industry', v.industry,
           'customRoleId', v.custom_role_id) order by lower(v.name)), '[]')
         from given v where v.person_id = p.id and v.role_name is not null) as "fromGroups",
       (select coalesce(json_agg(json_build_object('id', t.id, 'teamId', t.team_id, 'provisionedBy', t.provisioned_by)), '[]')
         from identity.team_member t where t.organization_id = $1 and t.person_id = p.id) as "teamsHeld",
       (select coalesce(json_agg(v.team_id), '[]') from given v where v.person_id = p.id and v.team_id is not null)
         as "teamsGiven"
     from identity.person p where p.organization_id = $1 and p.id = any($3::uuid[]) order by p.id`,
    [connectionId, personIds],
  );
