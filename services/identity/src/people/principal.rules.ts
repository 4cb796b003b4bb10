import { DAY_MS } from '@talent-os/service-kit/calendar';
import { roleTable, type Compliance, type Industry, type Role } from '@talent-os/contracts';
import type { Principal } from '@talent-os/contracts';
import type { User } from '@talent-os/contracts/identity/people.js';
import type { Account, AssignedRole } from './account.queries.js';
import { isOverdue } from './factor-need.rules.js';

/** Rules an industry puts an organization under. */
const compliancesOf: Partial<Record<Industry, readonly Compliance[]>> = { HEALTHCARE: ['HIPAA'] };

/** Whole days since a calendar day (UTC). */
export const daysSince = (day: string, now: Date) => Math.floor((now.getTime() - Date.parse(day)) / DAY_MS);

/** The switch of the organization is on, the role is a professional's, and the person has been here long enough. */
function mayMoveInside({ organization, joinedOn }: Account, role: AssignedRole, now: Date): boolean {
  return (
    organization.internalMobility &&
    roleTable[role.roleName].audiences.includes('professional') &&
    daysSince(joinedOn, now) >= organization.mobilityTenureDays
  );
}

/** Who the person is to the rest of the product while they work in one of their roles. */
export function principalOf(account: Account, role: AssignedRole, sessionId: string, now: Date): Principal {
  const { organization } = account;
  const allowedNetworks = [...networksFor(organization.allowedNetworks, role.roleName)];
  return {
    userId: account.id,
    organizationId: organization.id,
    sessionId,
    activeRole: role.roleName,
    currentIndustry: role.industry,
    roleIndustries: [...new Set(account.roles.map((one) => one.industry))],
    organizationIndustries: organization.industries,
    organizationModules: organization.modules,
    deployment: organization.deploymentContext,
    addedPermissions: role.addedPermissions ?? [],
    hiddenModules: role.hiddenModules ?? [],
    compliances: organization.industries.flatMap((industry) => compliancesOf[industry] ?? []),
    internalMobility: mayMoveInside(account, role, now),
    ...(isOverdue(account, now) && { mustEnroll: true }),
    ...(allowedNetworks.length > 0 && { allowedNetworks }),
  };
}

/** The person as the browser knows them. */
export function userOf(account: Account, role: AssignedRole): User {
  return {
    id: account.id,
    email: account.email,
    organizationId: account.organization.id,
    firstName: account.firstName,
    lastName: account.lastName,
    currentIndustry: role.industry,
    deploymentContext: account.organization.deploymentContext,
    industryRoles: account.roles.map(({ roleId, roleName, industry, customRole }) => ({
      roleId,
      roleName,
      industry,
      ...(customRole && { customRole }),
    })),
    activeRole: role.roleName,
  };
}

/** The role a sign-in starts with: the first in the industry asked for, else the first of all. Nothing without any role. */
export const startingRole = (roles: readonly AssignedRole[], industry?: Industry): AssignedRole | undefined =>
  roles.find((role) => role.industry === industry) ?? roles[0];

export const roleWith = (roles: readonly AssignedRole[], roleId: string): AssignedRole | undefined =>
  roles.find((role) => role.roleId === roleId);

/** The networks somebody is bound to in a role. Candidates work for nobody here, and come from everywhere. */
export const networksFor = (networks: readonly string[], role: Role): readonly string[] =>
  roleTable[role].audiences.includes('candidate') ? [] : networks;
