import { Controller } from '@nestjs/common';
import { roleTable, type Input, type Output } from '@talent-os/contracts';
import { roleGranted, roleRevoked } from '@talent-os/contracts/identity/events.js';
import { grantRole, listMembers, revokeRole } from '@talent-os/contracts/identity/members.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { RoleAssignment } from '../people/role-assignment.entity.js';
import { CustomRole } from '../roles/custom-role.entity.js';
import { AS_IT_IS, refuseBeyond, type RoleChanges } from '../roles/grants.rules.js';
import { renewRights } from '../rights/renew-rights.js';
import { administers, expectAdministrator, lockMember } from './member.js';
import { membersOf } from './members.queries.js';

type RoleInput = Pick<Input<typeof grantRole>, 'role' | 'industry' | 'customRoleId'>;

/** People of an organization and the roles they hold. */
@Controller()
export class MembersController {
  @Handles(listMembers)
  list(input: Input<typeof listMembers>, ctx: Ctx) {
    return membersOf(ctx, input);
  }

  @Handles(grantRole)
  async grant({ userId, ...wanted }: Input<typeof grantRole>, ctx: Ctx): Promise<Output<typeof grantRole>> {
    const { role: roleName, industry, customRoleId = null } = wanted;
    const roleId = await ctx.db.write(async (tx) => {
      await expectGrantable(ctx, tx, wanted);
      const { account } = await lockMember(ctx, tx, userId);
      const held = await tx.find(RoleAssignment, { personId: userId, roleName, industry });
      if (held?.customRoleId === customRoleId) return held.id;
      const rank = account.roles.length;
      const given = held
        ? await tx.update(RoleAssignment, held, { customRoleId })
        : await tx.insert(RoleAssignment, { personId: userId, roleName, industry, customRoleId, rank });
      if (administers(account)) await expectAdministrator(tx);
      await renewRights(ctx, tx, [userId]);
      ctx.emit(roleGranted, { userId, roleId: given.id, role: roleName, industry, customRoleId });
      return given.id;
    });
    return { roleId };
  }

  @Handles(revokeRole)
  async revoke({ userId, roleId }: Input<typeof revokeRole>, ctx: Ctx): Promise<Output<typeof revokeRole>> {
    await ctx.db.write(async (tx) => {
      const { account } = await lockMember(ctx, tx, userId);
      const held = await tx.get(RoleAssignment, { id: roleId, personId: userId });
      if (account.roles.length === 1) throw new DomainError('role.only');
      await tx.remove(RoleAssignment, held);
      if (administers(account)) await expectAdministrator(tx);
      await renewRights(ctx, tx, [userId]);
      ctx.emit(roleRevoked, { userId, roleId, role: held.roleName, industry: held.industry });
    });
    return {};
  }
}

/** Refuses a role the caller does not hold, or the organization does not have. Holds one of its own until the end. */
export async function expectGrantable(
  ctx: Ctx,
  tx: Transaction,
  { role, industry, customRoleId }: RoleInput,
): Promise<void> {
  const { principal } = ctx;
  if (!principal.organizationIndustries.includes(industry)) throw new DomainError('role.industry');
  refuseBeyond(principal, role, industry, customRoleId ? await changesOf(tx, customRoleId, role) : AS_IT_IS, 'role');
}

async function changesOf(tx: Transaction, customRoleId: string, role: RoleInput['role']): Promise<RoleChanges> {
  const { baseRole, permissions, hiddenModules } = await tx.lock(CustomRole, customRoleId);
  if (baseRole !== role)
    throw new DomainError('request.invalid', [
      { field: 'role', message: `This role is made of ${roleTable[baseRole].label}` },
    ]);
  return { addedPermissions: permissions, hiddenModules };
}
