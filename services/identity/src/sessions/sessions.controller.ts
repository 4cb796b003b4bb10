import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import type { Principal } from '@talent-os/contracts/access/principal.js';
import { logout, refresh } from '@talent-os/contracts/identity/auth.js';
import { listRevoked } from '@talent-os/contracts/identity/access-tokens.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { SigningKeys } from '../keys/signing-keys.js';
import { accountOf } from '../people/account.queries.js';
import { roleWith, startingRole } from '../people/principal.rules.js';
import { LeaveProvider } from '../sso/leave-provider.js';
import { parseToken, type RefreshTokenParts } from './refresh-token.js';
import { personBehind, revokedSince } from './sessions.queries.js';
import { endSession } from './revoke.js';
import { rotateToken } from './rotate-token.js';
import { answerSession, type SessionAnswer } from './session-answer.js';
import { Session, type EndReason } from './session.entity.js';
import { idleMsOf, requireNetwork, setToken } from './start-session.js';

/** A revocation matters as long as a token issued before it could live, and a minute for clocks that differ. Milliseconds. */
const REVOCATION_MS = 16 * 60_000;

@Controller()
export class SessionsController {
  constructor(
    private readonly keys: SigningKeys,
    private readonly leaving: LeaveProvider,
  ) {}

  @Handles(refresh)
  async refresh(_: Input<typeof refresh>, ctx: Ctx): Promise<SessionAnswer> {
    const bearer = await bearerOf(ctx);
    if (!bearer) return refuse(ctx);
    const { inside, token, personId } = bearer;
    // The refusal comes after the transaction: the end of a session that was copied has to be committed.
    const rotated = await inside.db.write(async (tx) => {
      // Rights that change lock the session as well: what is read behind its lock holds for the token.
      const { roleId } = await tx.lock(Session, token.sessionId);
      const account = await accountOf(tx, personId);
      if (!account?.active) return end(inside, tx, token, 'disabled');
      const working = roleWith(account.roles, roleId) ?? startingRole(account.roles);
      // Before the token is exchanged: back in the office, the browser still has it.
      if (working) requireNetwork(ctx, account, working);
      const rotation = await rotateToken(inside, tx, token, idleMsOf(account));
      return rotation && { ...rotation, account };
    }, 'bookkeeping');
    if (!rotated) return refuse(ctx);
    const { account, session, issuedAt } = rotated;
    const role = roleWith(account.roles, session.roleId) ?? startingRole(account.roles);
    if (!role) return refuse(ctx);
    setToken(ctx, rotated.token, session, account);
    return answerSession(inside, this.keys, account, {
      role,
      sessionId: session.id,
      issuedAt,
      provedAt: session.provedAt,
      providerFactor: session.providerFactor,
    });
  }

  @Handles(logout)
  async logout(_: Input<typeof logout>, ctx: Ctx): Promise<Output<typeof logout>> {
    const bearer = await bearerOf(ctx);
    if (bearer) await bearer.inside.db.write((tx) => end(bearer.inside, tx, bearer.token, 'signed-out'));
    const { principal } = ctx.meta;
    if (principal && principal.sessionId !== bearer?.token.sessionId) await endNamed(ctx, principal);
    ctx.setRefreshCookie(undefined);
    return { providerLogout: bearer ? await this.leaving.addressOf(bearer.inside, bearer.token.sessionId) : null };
  }

  @Handles(listRevoked)
  async revoked(_: Input<typeof listRevoked>, ctx: Ctx): Promise<Output<typeof listRevoked>> {
    return { revoked: await revokedSince(ctx.db, new Date(ctx.now.getTime() - REVOCATION_MS)) };
  }
}

/** Ends the session an access token belongs to: whoever has no cookie signs out with that alone. */
async function endNamed(ctx: Ctx, { organizationId, userId, sessionId }: Principal): Promise<void> {
  const inside = ctx.forOrganization(organizationId, userId);
  const known = await inside.db.readOne('select 1 from identity.session where organization_id = $1 and id = $2', [
    sessionId,
  ]);
  if (known)
    await inside.db.write(async (tx) => endSession(inside, tx, await tx.lock(Session, sessionId), 'signed-out'));
}

/** A cookie that leads nowhere is taken away with the refusal. */
function refuse(ctx: Ctx): never {
  ctx.setRefreshCookie(undefined);
  throw new DomainError('auth.refresh');
}

type RefreshTokenOwner = { readonly token: RefreshTokenParts; readonly personId: string; readonly inside: Ctx };

/** Who brought the refresh cookie; nobody where it is missing or was never given to anybody. */
async function bearerOf(ctx: Ctx): Promise<RefreshTokenOwner | undefined> {
  const token = parseToken(ctx.meta.refreshCookie);
  const personId = token && (await personBehind(ctx.forOrganization(token.organizationId).db, token));
  return personId ? { token, personId, inside: ctx.forOrganization(token.organizationId, personId) } : undefined;
}

async function end(ctx: Ctx, tx: Transaction, token: RefreshTokenParts, reason: EndReason): Promise<undefined> {
  await endSession(ctx, tx, await tx.lock(Session, token.sessionId), reason);
}
