import {
  abilityFor,
  admits,
  exceeding,
  modulesFor,
  permissions,
  roles,
  roleTable,
  type Industry,
  type Module,
  type Permission,
  type Principal,
  type Role,
} from '@talent-os/contracts';
import { DomainError } from '@talent-os/service-kit/domain-error';
import type { AssignedRole } from '../people/account.queries.js';

/** What a role of the organization's own changes of its base. */
export type RoleChanges = Pick<Principal, 'addedPermissions' | 'hiddenModules'>;
export const AS_IT_IS: RoleChanges = { addedPermissions: [], hiddenModules: [] };

/** What whoever holds a role opens and may do, in any industry of the caller's organization. */
export function reachOf(caller: Principal, role: Role, changes: RoleChanges = AS_IT_IS) {
  const principals = caller.organizationIndustries.map((currentIndustry): Principal => ({
    ...caller,
    activeRole: role,
    currentIndustry,
    ...changes,
  }));
  const opened = new Set<Module>(principals.flatMap(modulesFor));
  const abilities = principals.map(abilityFor);
  const allowed = (permission: Permission) =>
    abilities.some((ability) => admits(ability, { permission: [permission] }));
  return { modules: [...opened], permissions: permissions.filter(allowed), reach: roleTable[role].reach };
}

/** Refuses, with `field` named, a role that gives what the caller does not hold. */
export function refuseBeyond(
  caller: Principal,
  role: Role,
  industry: Industry,
  changes: RoleChanges,
  field: string,
): void {
  const beyond = exceeding(caller, { activeRole: role, currentIndustry: industry, ...changes });
  if (beyond.length > 0)
    throw new DomainError('role.beyond', [{ field, message: `You do not hold this yourself: ${beyond.join(', ')}` }]);
}

/** Refuses to touch the account of somebody who may more than the caller: whoever could, could become them. */
export function refuseSuperior(caller: Principal, held: readonly AssignedRole[]): void {
  for (const { roleName, industry, addedPermissions = [], hiddenModules = [] } of held) {
    const role = { activeRole: roleName, currentIndustry: industry, addedPermissions, hiddenModules };
    if (exceeding(caller, role).length > 0) throw new DomainError('role.beyond');
  }
}

const productNames = new Set(roles.map((role) => roleTable[role].label.toLowerCase()));

/** Whether a name is one of the product's own roles, which no other may take. */
export const isProductName = (name: string): boolean => productNames.has(name.toLowerCase());
