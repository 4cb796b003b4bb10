import { roleRevoked } from '@talent-os/contracts/identity/events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { closeAccount } from '../members/close-account.js';
import { administers, expectAdministrator } from '../members/member.js';
import { accountOf } from '../people/account.queries.js';
import { Person } from '../people/person.entity.js';
import { RoleAssignment } from '../people/role-assignment.entity.js';
import { renewRights } from '../rights/renew-rights.js';
import type { LockedGrant } from './reviewers.queries.js';

/**
 * Takes a grant away as of now, whoever's word it was by: it is gone everywhere within five seconds. Without their only
 * role a person could do nothing here, so that their account is closed in its place. Answers false where the grant is
 * gone already; the last administrator stays.
 */
export async function takeGrant(
  ctx: Ctx,
  tx: Transaction,
  { personId, roleId }: Pick<LockedGrant, 'personId' | 'roleId'>,
): Promise<boolean> {
  const person = await tx.lock(Person, personId);
  const held = await tx.find(RoleAssignment, { id: roleId, personId });
  if (!held || person.status !== 'active') return false;
  const account = (await accountOf(tx, personId))!;
  if (account.roles.length === 1) {
    await closeAccount(ctx, tx, person, account);
    return true;
  }
  await tx.remove(RoleAssignment, held);
  if (administers(account)) await expectAdministrator(tx);
  await renewRights(ctx, tx, [personId]);
  ctx.emit(roleRevoked, { userId: personId, roleId, role: held.roleName, industry: held.industry });
  return true;
}
