import type { Deployment, Industry, Module } from '@talent-os/contracts';
import type { IndustryRole } from '@talent-os/contracts/identity/people.js';
import type { Reader } from '@talent-os/service-kit';
import type { z } from 'zod';

export type AssignedRole = z.infer<typeof IndustryRole>;

/** A person with the organization and the roles they sign in with. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string | null;
  readonly joinedOn: string;
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
};

const ACCOUNT = `
  select p.id, p.email, p.first_name as "firstName", p.last_name as "lastName", p.password_hash as "passwordHash",
    p.joined_on as "joinedOn", p.status = 'active' and o.status = 'active' as active,
    (select coalesce(json_agg(json_build_object('roleId', r.id, 'roleName', r.role_name, 'industry', r.industry) order by r.rank, r.id), '[]')
       from identity.role_assignment r where r.organization_id = $1 and r.person_id = p.id) as roles,
    json_build_object('id', o.id, 'name', o.name, 'industries', o.industries, 'modules', o.modules,
      'deploymentContext', o.deployment_context, 'currency', o.currency, 'timezone', o.timezone,
      'internalMobility', o.internal_mobility, 'mobilityTenureDays', o.mobility_tenure_days,
      'sessionIdleMinutes', o.session_idle_minutes, 'sessionDays', o.session_days) as organization
  from identity.person p join identity.organization o on o.organization_id = $1
  where p.organization_id = $1 and p.id = $2`;

/** Everything a sign-in, a token or a profile needs of a person; nothing for ids of nobody here. */
export const accountOf = (db: Reader, personId: string): Promise<Account | undefined> =>
  db.readOne<Account>(ACCOUNT, [personId]);
