import {
  ssoStates,
  type SsoConnection as ShownConnection,
  type SsoPreview,
  type SsoSignIn,
} from '@talent-os/contracts/identity/sso.js';
import type { Reader } from '@talent-os/service-kit';
import { maySql } from '@talent-os/service-kit/may';
import { switchableTo } from '../integrations/switch.rules.js';
import type { Grant } from '../provisioning/grants.rules.js';
import type { SsoConnection } from './sso-connection.entity.js';

/** Sign-ins of a connection that are shown: its latest. */
const SIGN_INS_SHOWN = 50;

const MAY = maySql(
  [
    ['c.status', ssoStates],
    ['(c.tested_at is not null)', [true, false]],
  ],
  switchableTo,
);
const CONNECTIONS = `
  select c.id, c.name, c.status, c.issuer, c.client_id as "clientId", c.client_secret is not null as "hasSecret",
    c.email_claim as "emailClaim", c.groups_claim as "groupsClaim", c.role_name as role, c.industry,
    c.creates_people as "createsPeople", to_json(c.factor_values) as "factorValues",
    (select count(*)::int from identity.sso_link l where l.organization_id = $1 and l.connection_id = c.id) as people,
    (select count(*)::int from identity.sso_sign_in s where s.organization_id = $1 and s.connection_id = c.id
      and s.used_at > $2 and s.reason is not null) as refused,
    c.tested_at as "testedAt",
    (select max(s.used_at) from identity.sso_sign_in s where s.organization_id = $1 and s.connection_id = c.id) as "lastUsedAt",
    c.created_at as "createdAt", c.version, ${MAY} as may
  from identity.sso_connection c where c.organization_id = $1`;

/** The organization's providers by name. Refusals are counted since `since`. */
export const connectionsOf = (db: Reader, since: Date): Promise<ShownConnection[]> =>
  db.read<ShownConnection>(`${CONNECTIONS} order by lower(c.name), c.id`, [since]);

export const connectionOf = (db: Reader, id: string, since: Date): Promise<ShownConnection | undefined> =>
  db.readOne<ShownConnection>(`${CONNECTIONS} and c.id = $3`, [since, id]);

/** A connection as a sign-in needs it. */
export type UsedConnection = Pick<
  SsoConnection,
  | 'id'
  | 'organizationId'
  | 'name'
  | 'status'
  | 'issuer'
  | 'clientId'
  | 'clientSecret'
  | 'emailClaim'
  | 'groupsClaim'
  | 'roleName'
  | 'industry'
  | 'createsPeople'
  | 'factorValues'
>;

/** A connection of an organization that is not barred; nothing where there is none. */
export const usedConnection = (db: Reader, id: string): Promise<UsedConnection | undefined> =>
  db.readOne<UsedConnection>(
    `select c.id, c.organization_id as "organizationId", c.name, c.status, c.issuer, c.client_id as "clientId",
       c.client_secret as "clientSecret", c.email_claim as "emailClaim", c.groups_claim as "groupsClaim",
       c.role_name as "roleName", c.industry, c.creates_people as "createsPeople",
       to_json(c.factor_values) as "factorValues"
     from identity.sso_connection c
     join identity.organization o on o.organization_id = $1 and o.status = 'active'
     where c.organization_id = $1 and c.id = $2`,
    [id],
  );

export const signInsOf = (db: Reader, connectionId: string): Promise<SsoSignIn[]> =>
  db.read<SsoSignIn>(
    `select s.id, s.used_at as at, s.reason, s.person_id as "userId",
       case when p.id is null then null else rtrim(p.first_name || ' ' || p.last_name) end as "userName"
     from identity.sso_sign_in s left join identity.person p on p.organization_id = $1 and p.id = s.person_id
     where s.organization_id = $1 and s.connection_id = $2 and s.used_at is not null and s.purpose = 'sign-in'
     order by s.used_at desc, s.id desc limit ${SIGN_INS_SHOWN}`,
    [connectionId],
  );

export const latestTest = (db: Reader, connectionId: string) =>
  db.readOne<{ at: string; preview: SsoPreview }>(
    `select used_at as at, preview from identity.sso_sign_in
     where organization_id = $1 and connection_id = $2 and purpose = 'test' and preview is not null
     order by used_at desc, id desc limit 1`,
    [connectionId],
  );

/** Somebody here as a provider may speak for them. `protected`: the roles that administer the platform. */
type PersonHere = {
  readonly id: string;
  readonly isActive: boolean;
  readonly isProtected: boolean;
  readonly isLinked: boolean;
};
const PERSON = `
  select p.id, p.status = 'active' as "isActive",
    exists (select 1 from identity.role_assignment r where r.organization_id = $1 and r.person_id = p.id
      and not (r.role_name = any($3::text[]))) as "isProtected",
    exists (select 1 from identity.sso_link l where l.organization_id = $1 and l.person_id = p.id
      and l.connection_id = $2) as "isLinked"
  from identity.person p`;

/** Who is linked to a subject of a provider. `grantable`: roles an organization gives. */
export const personLinked = (db: Reader, connectionId: string, grantable: readonly string[], subject: string) =>
  db.readOne<PersonHere>(
    `${PERSON} join identity.sso_link k on k.organization_id = $1 and k.connection_id = $2 and k.subject = $4 and k.person_id = p.id
     where p.organization_id = $1`,
    [connectionId, grantable, subject],
  );

export const personHere = (db: Reader, connectionId: string, grantable: readonly string[], userId: string) =>
  db.readOne<PersonHere>(`${PERSON} where p.organization_id = $1 and p.id = $4`, [connectionId, grantable, userId]);

/** What the groups somebody is said to be in give, by the groups' names. A team that is gone gives nothing. */
export const givenByNames = (db: Reader, connectionId: string, names: readonly string[]) =>
  db.readOne<{ groupIds: string[]; grants: (Grant & { customRole: string | null })[]; teams: string[] }>(
    `select coalesce(json_agg(g.id), '[]') as "groupIds",
       coalesce(json_agg(json_build_object('roleName', g.role_name, 'industry', g.industry,
         'customRoleId', g.custom_role_id, 'customRole', c.name) order by lower(g.name))
         filter (where g.role_name is not null), '[]') as grants,
       coalesce(json_agg(t.name order by lower(t.name)) filter (where t.id is not null), '[]') as teams
     from identity.provisioned_group g
     left join identity.custom_role c on c.organization_id = $1 and c.id = g.custom_role_id
     left join identity.team t on t.organization_id = $1 and t.id = g.team_id
     where g.organization_id = $1 and g.connection_id = $2 and lower(g.name) = any($3::text[])`,
    [connectionId, names.map((name) => name.toLowerCase())],
  );

/** How many providers let people in, but for one. */
export const activeConnections = (db: Reader, except: string | null) =>
  db.readOne<{ count: number }>(
    `select count(*)::int as count from identity.sso_connection
     where organization_id = $1 and status = 'active' and id is distinct from $2::uuid`,
    [except],
  );
