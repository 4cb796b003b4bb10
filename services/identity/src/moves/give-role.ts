import type { Ctx, Transaction } from '@talent-os/service-kit';
import { IsNull } from 'typeorm';
import { RoleAssignment } from '../people/role-assignment.entity.js';
import { revokeBearer } from '../sessions/revoke.js';
import { Session } from '../sessions/session.entity.js';
import { replacedBy, type RolePlace } from './move.rules.js';

/**
 * Gives a person the role of their new seat in place of the one the former seat gave, and answers that one. Sessions go
 * on in the new role with their next token: tokens of the former role die at once.
 */
export async function giveRole(
  tx: Transaction,
  ctx: Ctx,
  personId: string,
  to: RolePlace,
  from: RolePlace | null,
): Promise<RolePlace | null> {
  const assignments = (await tx.findAll(RoleAssignment, { personId })).map((row) => ({ row, ...placeOf(row) }));
  const replaced = replacedBy(assignments, to, from)?.row;
  const target = assignments.find(({ role, industry }) => role === to.role && industry === to.industry)?.row;
  const former = replaced ? placeOf(replaced) : null;
  if (replaced && target) await tx.remove(RoleAssignment, replaced);
  else if (replaced) await tx.update(RoleAssignment, replaced, { roleName: to.role, industry: to.industry });
  else if (!target) await tx.insert(RoleAssignment, { personId, roleName: to.role, industry: to.industry, rank: 0 });
  if (replaced) await renewSessions(tx, ctx, personId, replaced.id, (target ?? replaced).id);
  return former && { role: former.role, industry: former.industry };
}

const placeOf = ({ id, rank, roleName: role, industry }: RoleAssignment) => ({ id, rank, role, industry });

async function renewSessions(tx: Transaction, ctx: Ctx, personId: string, oldId: string, newId: string): Promise<void> {
  for (const { id } of await tx.findAll(Session, { personId, endedAt: IsNull() })) {
    const session = await tx.lock(Session, id);
    const roleId = session.roleId === oldId ? newId : session.roleId;
    await tx.update(Session, session, { roleId, tokensAt: await revokeBearer(ctx, tx, session, 'role-switched') });
  }
}
