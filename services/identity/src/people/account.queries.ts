import type { Deployment, Industry, Module, Principal } from '@talent-os/contracts';
import type { SecondFactorPolicy } from '@talent-os/contracts/identity/factors.js';
import type { IndustryRole } from '@talent-os/contracts/identity/people.js';
import type { Reader } from '@talent-os/service-kit';
import type { z } from 'zod';

/** A role somebody holds, with what a role of the organization's own changes of it. */
export type AssignedRole = z.infer<typeof IndustryRole> &
  Partial<Pick<Principal, 'addedPermissions' | 'hiddenModules'>> & {
    /** When it was given, as an ISO text. */
    readonly since: string;
  };

/** A person with the organization and the roles they sign in with. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly passwordHash: string | null;
  readonly joinedOn: string;
  /** As an ISO text. */
  readonly createdAt: string;
  /** Whether the password is not all they have. */
  readonly hasFactor: boolean;
  /** Neither the person nor the organization is barred. */
  readonly active: boolean;
  /** In the order of their rank. */
  readonly roles: readonly AssignedRole[];
  readonly organization: AccountOrganization;
};

export type AccountOrganization = {
  readonly id: string;
  readonly name: string;
  readonly industries: Industry[];
  readonly modules: Module[];
  readonly deploymentContext: Deployment;
  readonly currency: string;
  readonly timezone: string;
  readonly internalMobility: boolean;
  readonly mobilityTenureDays: number;
  readonly sessionIdleMinutes: number;
  readonly sessionDays: number;
  readonly secondFactor: SecondFactorPolicy;
  readonly secondFactorSince: string;
  readonly allowedNetworks: string[];
  /** Who may sign in without a provider; null where everybody may. */
  readonly emergencyAccessId: string | null;
};

/** The organization somebody signs in to, as JSON. */
export const ORGANIZATION = `json_build_object('id', o.id, 'name', o.name, 'industries', o.industries, 'modules', o.modules,
      'deploymentContext', o.deployment_context, 'currency', o.currency, 'timezone', o.timezone,
      'internalMobility', o.internal_mobility, 'mobilityTenureDays', o.mobility_tenure_days,
      'sessionIdleMinutes', o.session_idle_minutes, 'sessionDays', o.session_days,
      'secondFactor', o.second_factor, 'secondFactorSince', o.second_factor_since,
      'allowedNetworks', o.allowed_networks, 'emergencyAccessId', o.emergency_access_id)`;

/** People as they sign in, to be narrowed further: `$1` is the organization's id. */
export const ACCOUNT = `
  select p.id, p.email, p.first_name as "firstName", p.last_name as "lastName", p.title, p.password_hash as "passwordHash",
    p.joined_on as "joinedOn", p.created_at as "createdAt",
    exists (select 1 from identity.totp_factor f where f.organization_id = $1 and f.person_id = p.id and f.confirmed_at is not null)
      or exists (select 1 from identity.passkey f where f.organization_id = $1 and f.person_id = p.id) as "hasFactor",
    p.status = 'active' and o.status = 'active' as active,
    (select coalesce(json_agg(json_build_object('roleId', r.id, 'roleName', r.role_name, 'industry', r.industry,
        'since', r.created_at, 'customRole', c.name, 'addedPermissions', coalesce(c.permissions, '{}'), 'hiddenModules', coalesce(c.hidden_modules, '{}'))
        order by r.rank, r.id), '[]')
       from identity.role_assignment r
       left join identity.custom_role c on c.organization_id = $1 and c.id = r.custom_role_id
       where r.organization_id = $1 and r.person_id = p.id) as roles,
    ${ORGANIZATION} as organization
  from identity.person p join identity.organization o on o.organization_id = $1
  where p.organization_id = $1`;

/** Everything a sign-in, a token or a profile needs of a person; nothing for ids of nobody here. */
export const accountOf = (db: Reader, personId: string): Promise<Account | undefined> =>
  db.readOne<Account>(`${ACCOUNT} and p.id = $2`, [personId]);
