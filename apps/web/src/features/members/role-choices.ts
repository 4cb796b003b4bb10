import { grantableRoles } from '@talent-os/contracts/access/grants';
import { roleTable } from '@talent-os/contracts/access/tables';
import type { RoleInUse } from '@talent-os/contracts/identity/roles';

type BaseRole = (typeof grantableRoles)[number];

/** Roles that can be given, the organization's own first; a value is the code of a role or the id of one of their own. */
export function roleChoices(roles: readonly RoleInUse[]) {
  const own = roles.flatMap(({ customRoleId, name }) => (customRoleId ? [{ value: customRoleId, label: name }] : []));
  const ofProduct = grantableRoles.map((role) => ({ value: role as string, label: roleTable[role].label }));
  return [
    ...(own.length > 0 ? [{ group: 'Your own roles', items: own }] : []),
    { group: 'Roles of the product', items: ofProduct },
  ];
}

/** A chosen value as the operations take it. */
export function roleOf(value: string, roles: readonly RoleInUse[]): { role: BaseRole; customRoleId?: string } {
  const own = roles.find(({ customRoleId }) => customRoleId === value);
  return own ? { role: own.baseRole as BaseRole, customRoleId: value } : { role: value as BaseRole };
}
