import { abilityActions, abilityFor, rulesFor } from './ability.js';
import type { Principal } from './principal.js';
import { permissions, roles, standingModules, modules, type Module, type Permission, type Role } from './tables.js';

/** Roles an organization gives its own people. Administrators of the platform are made by the platform. */
export const grantableRoles = roles.filter((role) => role !== 'PLATFORM_ADMIN') as [
  Exclude<Role, 'PLATFORM_ADMIN'>,
  ...Exclude<Role, 'PLATFORM_ADMIN'>[],
];

export const isGrantable = (role: Role): role is (typeof grantableRoles)[number] =>
  (grantableRoles as readonly Role[]).includes(role);

/** Those of people who work here: an applicant is nobody's employee. */
export const employeeRoles = grantableRoles.filter((role) => role !== 'CANDIDATE') as [
  Exclude<(typeof grantableRoles)[number], 'CANDIDATE'>,
  ...Exclude<(typeof grantableRoles)[number], 'CANDIDATE'>[],
];

export const isEmployee = (role: Role): boolean => (employeeRoles as readonly Role[]).includes(role);

/** Modules a custom role may take away from its base: those an organization may switch off. */
export const hideableModules = modules.filter((module) => !standingModules.includes(module)) as [Module, ...Module[]];

/** A role as it would be held: its base and industry with what a custom role changes. */
export type GrantedRole = Pick<Principal, 'activeRole' | 'currentIndustry' | 'addedPermissions' | 'hiddenModules'>;

const isGrant = ({ action }: { readonly action: string | string[] }): boolean =>
  action === abilityActions.module || (permissions as readonly string[]).includes(String(action));

/** Modules and permissions a role gives that the caller does not hold: nobody gives away what is not theirs. */
export function exceeding(caller: Principal, role: GrantedRole): string[] {
  const held = abilityFor(caller);
  const beyond = rulesFor({ ...caller, ...role })
    .filter(isGrant)
    .filter(({ action, subject }) => !held.can(String(action), String(subject)));
  return [...new Set(beyond.map(({ action, subject }) => String(action === abilityActions.module ? subject : action)))];
}

type PermissionGroup = { readonly label: string; readonly permissions: readonly Permission[] };

/** Permissions as people look for them: by the hub whose work they allow. */
export const permissionGroups: readonly PermissionGroup[] = [
  {
    label: 'Talent',
    permissions: [
      'CREATE_POSITIONS',
      'SOURCE_CANDIDATES',
      'MANAGE_PIPELINE',
      'SEND_OFFERS',
      'APPROVE_REQUISITIONS',
      'COMPLETE_ONBOARDING',
      'MANAGE_TRANSITIONS',
      'MANAGE_OFFBOARDING',
    ],
  },
  {
    label: 'Sales',
    permissions: [
      'ACCESS_METHODOLOGY_TRAINING',
      'VIEW_PERFORMANCE_METRICS',
      'MANAGE_TERRITORY',
      'MANAGE_EXCELLENCE',
      'PUBLISH_ASSETS',
    ],
  },
  {
    label: 'Health Tech',
    permissions: [
      'VERIFY_CREDENTIALS',
      'APPROVE_SHIFTS',
      'MANAGE_SHIFT_AVAILABILITY',
      'VIEW_CREDENTIAL_STATUS',
      'ACCESS_CONTINUING_EDUCATION',
    ],
  },
  {
    label: 'Cyber',
    permissions: [
      'MANAGE_INCIDENT_RESPONSE',
      'ACCESS_THREAT_INTELLIGENCE',
      'VIEW_CLEARANCE_STATUS',
      'VERIFY_CLEARANCE',
    ],
  },
  { label: 'Across hubs', permissions: ['EXPORT_DATA', 'VIEW_TEAM_WELLNESS'] },
];
