import { abilityFor, admits, modulesFor } from '@talent-os/contracts/access/ability';
import { isGrantable, type grantableRoles } from '@talent-os/contracts/access/grants';
import { permissions, type Industry, type Module, type Permission } from '@talent-os/contracts/access/tables';
import type { Principal } from '@talent-os/contracts/access/principal';
import type { RoleInUse } from '@talent-os/contracts/identity/roles';
import type { Me } from '@/lib/session';

export type BaseRole = (typeof grantableRoles)[number];

export type RoleValues = {
  readonly name: string;
  readonly baseRole: BaseRole | '';
  readonly permissions: Permission[];
  readonly hiddenModules: Module[];
};

export const emptyRole: RoleValues = { name: '', baseRole: '', permissions: [], hiddenModules: [] };

/** A new role that begins as a copy of another one. */
export const copyOf = ({ name, baseRole, addedPermissions, hiddenModules }: RoleInUse): RoleValues => ({
  name: `Copy of ${name}`,
  baseRole: isGrantable(baseRole) ? baseRole : '',
  permissions: [...addedPermissions],
  hiddenModules: [...hiddenModules],
});

type Shown = { readonly industry: Industry; readonly modules: readonly Module[] };

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** What whoever holds a role sees in each industry of the organization: the rules the server decides by, asked ahead. */
export function previewOf({ organization }: Me, { baseRole, permissions: added, hiddenModules }: RoleValues) {
  if (baseRole === '') return undefined;
  const principals = organization.industries.map((currentIndustry): Principal => ({
    userId: NOBODY,
    organizationId: organization.id,
    sessionId: NOBODY,
    activeRole: baseRole,
    currentIndustry,
    roleIndustries: [currentIndustry],
    organizationIndustries: organization.industries,
    organizationModules: organization.modules,
    deployment: organization.deploymentContext,
    addedPermissions: added,
    hiddenModules,
    compliances: [],
    internalMobility: false,
  }));
  const abilities = principals.map(abilityFor);
  return {
    seen: principals.map((one): Shown => ({ industry: one.currentIndustry, modules: modulesFor(one) })),
    permissions: permissions.filter((permission) =>
      abilities.some((ability) => admits(ability, { permission: [permission] })),
    ),
  };
}

/** What a role of the product allows and opens by itself: nothing to add there, and all there is to hide. */
export function baseOf(me: Me, baseRole: RoleValues['baseRole']) {
  const preview = previewOf(me, { ...emptyRole, baseRole });
  return {
    permissions: preview?.permissions ?? [],
    modules: [...new Set(preview?.seen.flatMap(({ modules }) => modules) ?? [])],
  };
}
