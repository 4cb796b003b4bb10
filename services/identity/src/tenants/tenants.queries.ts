import type { Deployment, Industry, Module, Role } from '@talent-os/contracts';
import type { AdministratorOfTenant, Tenant } from '@talent-os/contracts/identity/tenants.js';
import type { Reader, TenantDb } from '@talent-os/service-kit';
import { LAST_HERE } from '../sessions/sessions.queries.js';

const COUNTS = `
  o.id, o.name, o.slug, to_json(o.industries) as industries, o.deployment_context as "deploymentContext",
  to_json(o.modules) as modules, o.status, o.suspended_at as "suspendedAt", o.created_at as "createdAt",
  (select count(*)::int from identity.person p where p.organization_id = $1 and p.status = 'active') as people,
  (select max(${LAST_HERE}) from identity.person p where p.organization_id = $1) as "lastActiveAt"`;

/** One organization as the list of the platform shows it. */
export const tenantCounts = (db: TenantDb): Promise<Tenant> =>
  db.readExisting<Tenant>(`select ${COUNTS} from identity.organization o where o.organization_id = $1`);

type TenantRow = Omit<Tenant, 'industries' | 'modules'> & {
  readonly industries: Industry[];
  readonly modules: Module[];
  readonly deploymentContext: Deployment;
  readonly currency: string;
  readonly timezone: string;
  readonly peopleMost: number | null;
  readonly disabled: number;
  readonly customRoles: number;
  readonly teams: number;
  readonly applicationTokens: number;
  readonly signedIn: number;
};

/** One organization as its own screen of the platform shows it, at a moment. */
export const tenantOf = (db: TenantDb, now: Date): Promise<TenantRow> =>
  db.readExisting<TenantRow>(
    `select ${COUNTS}, o.currency, o.timezone, o.people_most as "peopleMost",
       (select count(*)::int from identity.person p where p.organization_id = $1 and p.status = 'disabled') as disabled,
       (select count(*)::int from identity.custom_role c where c.organization_id = $1) as "customRoles",
       (select count(*)::int from identity.team t where t.organization_id = $1) as teams,
       (select count(*)::int from identity.application_token a
         where a.organization_id = $1 and a.revoked_at is null and a.expires_at > $2) as "applicationTokens",
       (select count(distinct s.person_id)::int from identity.session s
         where s.organization_id = $1 and s.ended_at is null and s.expires_at > $2
           and s.last_used_at > $2::timestamptz - o.session_idle_minutes * interval '1 minute') as "signedIn"
     from identity.organization o where o.organization_id = $1`,
    [now],
  );

/** Active people by the roles they hold, the most first. */
export const peopleByRole = (db: Reader): Promise<{ role: Role; people: number }[]> =>
  db.read<{ role: Role; people: number }>(
    `select r.role_name as role, count(distinct r.person_id)::int as people from identity.role_assignment r
     join identity.person p on p.organization_id = $1 and p.id = r.person_id and p.status = 'active'
     where r.organization_id = $1 group by r.role_name order by people desc, role`,
  );

/** Who administers the organization, active or not. */
export const administratorsOfTenant = (db: Reader, roles: readonly Role[]): Promise<AdministratorOfTenant[]> =>
  db.read<AdministratorOfTenant>(
    `select p.id, rtrim(p.first_name || ' ' || p.last_name) as name, p.email, p.status,
       ${LAST_HERE} as "lastUsedAt"
     from identity.person p
     where p.organization_id = $1 and exists (select 1 from identity.role_assignment r
       where r.organization_id = $1 and r.person_id = p.id and r.role_name = any($2::text[]))
     order by p.last_name, p.first_name, p.id limit 100`,
    [roles],
  );

type InvitedAdministrator = { readonly id: string; readonly email: string; readonly expiresAt: string };

/** Who is asked to administer it by a link that still works. */
export const invitedAdministrators = (db: Reader, role: Role, now: Date): Promise<InvitedAdministrator[]> =>
  db.read<InvitedAdministrator>(
    `select i.id, i.email, i.expires_at as "expiresAt" from identity.invitation i
     where i.organization_id = $1 and i.role_name = $2 and i.ended_at is null and i.expires_at > $3
     order by i.invited_at desc, i.id`,
    [role, now],
  );

/** Whether somebody holds a role in one of these industries. */
export const heldIn = (db: Reader, industries: readonly Industry[]) =>
  db.readOne<{ industry: Industry }>(
    `select r.industry from identity.role_assignment r
     where r.organization_id = $1 and r.industry = any($2::text[]) limit 1`,
    [industries],
  );
