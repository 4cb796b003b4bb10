import { signedIn } from '@talent-os/contracts/identity/events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { Account, AssignedRole } from '../people/account.queries.js';
import { hashOf, newToken, type RefreshTokenParts } from './refresh-token.js';
import { RefreshToken } from './refresh-token.entity.js';
import { endOf } from './rotation.rules.js';
import { Session } from './session.entity.js';

const MINUTE = 60_000;

/** Milliseconds after which an unused session of the organization is over. */
export const idleMsOf = ({ organization }: Account) => organization.sessionIdleMinutes * MINUTE;

/** Opens a session in a role, with the first refresh token of its family. */
export async function startSession(
  ctx: Ctx,
  tx: Transaction,
  account: Account,
  role: AssignedRole,
): Promise<{ session: Session; token: RefreshTokenParts }> {
  const session = await tx.insert(Session, {
    personId: account.id,
    roleId: role.roleId,
    expiresAt: new Date(ctx.now.getTime() + account.organization.sessionDays * DAY_MS),
    lastUsedAt: ctx.now,
    tokensAt: ctx.now,
  });
  const token = newToken(ctx.organizationId, session.id);
  await tx.insert(RefreshToken, { sessionId: session.id, hash: hashOf(token), rotatedAt: null });
  ctx.emit(signedIn, { userId: account.id, sessionId: session.id });
  return { session, token };
}

/** Hands the browser its refresh token; the cookie ends when the session would. */
export function setToken(ctx: Ctx, token: RefreshTokenParts, session: Session, account: Account): void {
  const expires = endOf({ expiresAt: session.expiresAt, idleMs: idleMsOf(account) }, ctx.now);
  ctx.setRefreshCookie({ value: token.value, expires });
}
