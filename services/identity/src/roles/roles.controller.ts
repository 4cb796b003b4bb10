import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { switchRole, testAccess } from '@talent-os/contracts/identity/me.js';
import { roleSwitched } from '@talent-os/contracts/identity/sign-in-events.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { SigningKeys } from '../keys/signing-keys.js';
import { accountOf, type Account, type AssignedRole } from '../people/account.queries.js';
import { principalOf } from '../people/principal.rules.js';
import { revokeBearer } from '../sessions/revoke.js';
import { isOver } from '../sessions/rotation.rules.js';
import { answerSession, type SessionAnswer } from '../sessions/session-answer.js';
import { Session } from '../sessions/session.entity.js';
import { idleMsOf } from '../sessions/start-session.js';
import { explainModules } from './access-explain.rules.js';

@Controller()
export class RolesController {
  constructor(private readonly keys: SigningKeys) {}

  /** The session goes on with its refresh token; access tokens of the former role die at once. */
  @Handles(switchRole)
  async switchRole({ roleId, industry }: Input<typeof switchRole>, ctx: Ctx): Promise<SessionAnswer> {
    const account = await myAccount(ctx);
    const role = heldRole(account, roleId);
    if (role.industry !== industry) throw new DomainError('access.role');
    const { sessionId } = ctx.principal;
    const { issuedAt, provedAt, providerFactor } = await ctx.db.write(async (tx) => {
      const session = await tx.lock(Session, { id: sessionId, personId: ctx.userId });
      if (isOver({ ...session, idleMs: idleMsOf(account) }, ctx.now)) throw new DomainError('auth.required');
      const from = await revokeBearer(ctx, tx, session, 'role-switched');
      await tx.update(Session, session, { roleId, tokensAt: from, lastUsedAt: ctx.now });
      ctx.emit(roleSwitched, { userId: ctx.userId, sessionId, role: role.roleName, industry });
      return { issuedAt: from, provedAt: session.provedAt, providerFactor: session.providerFactor };
    });
    return answerSession(ctx, this.keys, account, { role, sessionId, issuedAt, provedAt, providerFactor });
  }

  @Handles(testAccess)
  async testAccess({ roleId }: Input<typeof testAccess>, ctx: Ctx): Promise<Output<typeof testAccess>> {
    const principal = roleId ? await asIfIn(ctx, roleId) : ctx.principal;
    return { role: principal.activeRole, industry: principal.currentIndustry, rows: explainModules(principal) };
  }
}

async function myAccount(ctx: Ctx): Promise<Account> {
  const account = await accountOf(ctx.db, ctx.userId);
  if (!account?.active) throw new DomainError('auth.required');
  return account;
}

function heldRole({ roles }: Account, roleId: string): AssignedRole {
  const role = roles.find((one) => one.roleId === roleId);
  if (!role) throw new DomainError('access.role');
  return role;
}

async function asIfIn(ctx: Ctx, roleId: string) {
  const account = await myAccount(ctx);
  return principalOf(account, heldRole(account, roleId), ctx.principal.sessionId, ctx.now);
}
