import type { Permission } from '@talent-os/contracts/access/tables';
import type { RoleInUse } from '@talent-os/contracts/identity/roles';

/** A role of the organization's own as it would be saved. One at a time: each is saved for its own people. */
export type RoleDraft = {
  readonly customRoleId: string;
  readonly permissions: readonly Permission[];
  /** The role as it was when the draft began: what is sent says what its writer has seen. */
  readonly began: { readonly permissions: readonly Permission[]; readonly version: number | null };
};

/** The draft after one cell is pressed; nothing where it says again what is saved. */
export function toggled(draft: RoleDraft | undefined, role: RoleInUse, permission: Permission): RoleDraft | undefined {
  if (role.customRoleId === null) return draft;
  const mine = draft?.customRoleId === role.customRoleId ? draft : undefined;
  const before = mine?.permissions ?? role.addedPermissions;
  const permissions = before.includes(permission)
    ? before.filter((one) => one !== permission)
    : [...before, permission];
  const same =
    permissions.length === role.addedPermissions.length &&
    permissions.every((one) => role.addedPermissions.includes(one));
  const began = mine?.began ?? { permissions: role.addedPermissions, version: role.version };
  return same ? undefined : { customRoleId: role.customRoleId, permissions, began };
}

/** The same changes, made to the role as somebody else saved it meanwhile. */
export function rebased({ customRoleId, permissions, began }: RoleDraft, role: RoleInUse): RoleDraft {
  const gained = permissions.filter((one) => !began.permissions.includes(one));
  const lost = began.permissions.filter((one) => !permissions.includes(one));
  const kept = role.addedPermissions.filter((one) => !lost.includes(one) && !gained.includes(one));
  return {
    customRoleId,
    permissions: [...kept, ...gained],
    began: { permissions: role.addedPermissions, version: role.version },
  };
}

/** What a role says of a permission. `own`: about their own records. `base`: from the role it is made of. */
export type Grant = 'granted' | 'own' | 'added' | 'base' | 'none';

export function grantOf(role: RoleInUse, permission: Permission, draft: RoleDraft | undefined): Grant {
  const { customRoleId, permissions, addedPermissions, reach } = role;
  const added = draft && draft.customRoleId === customRoleId ? draft.permissions : addedPermissions;
  if (customRoleId !== null && added.includes(permission)) return 'added';
  // What was added is shown where it still is; what its base grants stays.
  if (!permissions.includes(permission) || (customRoleId !== null && addedPermissions.includes(permission)))
    return 'none';
  if (customRoleId !== null) return 'base';
  return reach === 'own' ? 'own' : 'granted';
}
