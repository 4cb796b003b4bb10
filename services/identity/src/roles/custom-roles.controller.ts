import { Controller } from '@nestjs/common';
import { roles, roleTable, type Input, type Output, type Role } from '@talent-os/contracts';
import { customRoleChanged } from '@talent-os/contracts/identity/events.js';
import {
  changeRole,
  createRole,
  CUSTOM_ROLES_MOST,
  deleteRole,
  listRoles,
} from '@talent-os/contracts/identity/roles.js';
import { DomainError, Handles, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { lockPeople, renewRights } from '../rights/renew-rights.js';
import { CustomRole } from './custom-role.entity.js';
import { customRoles, holdersOf, holdersOfRoles, isPromised } from './custom-roles.queries.js';
import { AS_IT_IS, isProductName, reachOf, refuseBeyond, type RoleChanges } from './grants.rules.js';

const sameName = { custom_role_name: 'role.name' } as const;
type Values = Pick<Input<typeof changeRole>, 'name' | 'permissions' | 'hiddenModules'>;

/** Roles an organization makes of those of the product. */
@Controller()
export class CustomRolesController {
  @Handles(listRoles)
  async list(_: Input<typeof listRoles>, ctx: Ctx): Promise<Output<typeof listRoles>> {
    const [own, holders] = await Promise.all([customRoles(ctx.db), holdersOfRoles(ctx.db)]);
    const { principal } = ctx;
    const ofProduct = roles.map((role) => ({
      customRoleId: null,
      name: roleTable[role].label,
      baseRole: role,
      ...AS_IT_IS,
      ...reachOf(principal, role),
      people: holders.get(role) ?? 0,
      version: null,
    }));
    const ofTheirs = own.map(
      ({ id, name, baseRole, permissions: addedPermissions, hiddenModules, people, version }) => {
        const changes = { addedPermissions, hiddenModules };
        return {
          customRoleId: id,
          name,
          baseRole,
          ...changes,
          ...reachOf(principal, baseRole, changes),
          people,
          version,
        };
      },
    );
    return { items: [...ofProduct, ...ofTheirs] };
  }

  @Handles(createRole)
  async create({ baseRole, ...values }: Input<typeof createRole>, ctx: Ctx): Promise<Output<typeof createRole>> {
    refuse(ctx, baseRole, values);
    const made = ctx.db.write(async (tx) => {
      await tx.advisoryLock('custom-roles');
      const { length } = await customRoles(tx);
      if (length >= CUSTOM_ROLES_MOST) throw new DomainError('role.many');
      const { id, name } = await tx.insert(CustomRole, { baseRole, ...values });
      ctx.emit(customRoleChanged, { customRoleId: id, name, how: 'created', people: 0 });
      return { customRoleId: id };
    });
    return refuseDuplicates(made, sameName);
  }

  @Handles(changeRole)
  async change(
    { customRoleId, version, ...values }: Input<typeof changeRole>,
    ctx: Ctx,
  ): Promise<Output<typeof changeRole>> {
    const changed = ctx.db.write(async (tx) => {
      const kept = await tx.lock(CustomRole, customRoleId, version);
      // What it gave before counts as well: whoever changes it decides about people who may that.
      refuse(ctx, kept.baseRole, kept);
      refuse(ctx, kept.baseRole, values);
      await tx.update(CustomRole, kept, values);
      const holders = await holdersOf(tx, customRoleId);
      if (holders.length > 0) {
        await lockPeople(tx, holders);
        await renewRights(ctx, tx, holders);
      }
      ctx.emit(customRoleChanged, { customRoleId, name: values.name, how: 'changed', people: holders.length });
      return { people: holders.length };
    });
    return refuseDuplicates(changed, sameName);
  }

  @Handles(deleteRole)
  async delete({ customRoleId }: Input<typeof deleteRole>, ctx: Ctx): Promise<Output<typeof deleteRole>> {
    await ctx.db.write(async (tx) => {
      // Whoever grants it meanwhile waits for this row.
      const kept = await tx.lock(CustomRole, customRoleId);
      if ((await holdersOf(tx, customRoleId)).length > 0 || (await isPromised(tx, customRoleId)))
        throw new DomainError('role.assigned');
      await tx.remove(CustomRole, kept);
      ctx.emit(customRoleChanged, { customRoleId, name: kept.name, how: 'deleted', people: 0 });
    });
    return {};
  }
}

/** Refuses a name of the product's, and what the caller does not hold in some industry of the organization. */
function refuse({ principal }: Ctx, baseRole: Role, { name, permissions, hiddenModules }: Values): void {
  if (isProductName(name)) throw new DomainError('role.name');
  const changes: RoleChanges = { addedPermissions: [...permissions], hiddenModules: [...hiddenModules] };
  for (const industry of principal.organizationIndustries)
    refuseBeyond(principal, baseRole, industry, changes, 'permissions');
}
