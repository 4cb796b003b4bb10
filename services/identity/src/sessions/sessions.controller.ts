import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { listRevoked, logout, refresh } from '@talent-os/contracts/identity/auth.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { SigningKeys } from '../keys/signing-keys.js';
import { accountOf } from '../people/account.queries.js';
import { startingRole } from '../people/principal.rules.js';
import { parseToken, type RefreshTokenParts } from './refresh-token.js';
import { personBehind, revokedSince } from './sessions.queries.js';
import { endSession } from './revoke.js';
import { rotateToken } from './rotate-token.js';
import { answerSession, type SessionAnswer } from './session-answer.js';
import { Session, type EndReason } from './session.entity.js';
import { idleMsOf, setToken } from './start-session.js';

/** A revocation matters as long as a token issued before it could live, and a minute for clocks that differ. Milliseconds. */
const REVOCATION_MS = 16 * 60_000;

@Controller()
export class SessionsController {
  constructor(private readonly keys: SigningKeys) {}

  @Handles(refresh)
  async refresh(_: Input<typeof refresh>, ctx: Ctx): Promise<SessionAnswer> {
    const bearer = await bearerOf(ctx);
    const account = bearer && (await accountOf(bearer.inside.db, bearer.personId));
    if (!account) return refuse(ctx);
    const { inside, token } = bearer;
    // The refusal comes after the transaction: the end of a session that was copied has to be committed.
    const rotation = await inside.db.write(async (tx) => {
      if (account.active) return rotateToken(inside, tx, token, idleMsOf(account));
      return end(inside, tx, token, 'disabled');
    }, 'bookkeeping');
    const role =
      rotation && (account.roles.find((one) => one.roleId === rotation.session.roleId) ?? startingRole(account.roles));
    if (!role) return refuse(ctx);
    setToken(ctx, rotation.token, rotation.session, account);
    return answerSession(inside, this.keys, account, { role, sessionId: token.sessionId, issuedAt: rotation.issuedAt });
  }

  @Handles(logout)
  async logout(_: Input<typeof logout>, ctx: Ctx): Promise<Output<typeof logout>> {
    const bearer = await bearerOf(ctx);
    if (bearer) await bearer.inside.db.write((tx) => end(bearer.inside, tx, bearer.token, 'signed-out'));
    ctx.setRefreshCookie(undefined);
    return {};
  }

  @Handles(listRevoked)
  async revoked(_: Input<typeof listRevoked>, ctx: Ctx): Promise<Output<typeof listRevoked>> {
    return { revoked: await revokedSince(ctx.db, new Date(ctx.now.getTime() - REVOCATION_MS)) };
  }
}

/** A cookie that leads nowhere is taken away with the refusal. */
function refuse(ctx: Ctx): never {
  ctx.setRefreshCookie(undefined);
  throw new DomainError('auth.refresh');
}

type Bearer = { readonly token: RefreshTokenParts; readonly personId: string; readonly inside: Ctx };

/** Who brought the refresh cookie; nobody where it is missing or was never given to anybody. */
async function bearerOf(ctx: Ctx): Promise<Bearer | undefined> {
  const token = parseToken(ctx.meta.refreshCookie);
  const personId = token && (await personBehind(ctx.forOrganization(token.organizationId).db, token));
  return personId ? { token, personId, inside: ctx.forOrganization(token.organizationId, personId) } : undefined;
}

async function end(ctx: Ctx, tx: Transaction, token: RefreshTokenParts, reason: EndReason): Promise<undefined> {
  await endSession(ctx, tx, await tx.lock(Session, token.sessionId), reason);
}
