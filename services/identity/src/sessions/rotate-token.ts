import { refreshReused } from '@talent-os/contracts/identity/sign-in-events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { descendantWith, hashOf, successorOf, type RefreshTokenParts } from './refresh-token.js';
import { RefreshToken } from './refresh-token.entity.js';
import { endSession } from './revoke.js';
import { verdictOf, type RotationDecision } from './rotation.rules.js';
import { Session } from './session.entity.js';

type Rotation = { readonly session: Session; readonly token: RefreshTokenParts; readonly issuedAt: Date };
type Step = (
  ctx: Ctx,
  tx: Transaction,
  stored: RefreshToken,
  token: RefreshTokenParts,
  session: Session,
) => Promise<RefreshTokenParts | undefined>;

/**
 * Exchanges a refresh token for the one that is alive afterwards; nothing where the session is over or has been ended
 * for the reuse. The session's row is locked: of fifty calls with one token the first exchanges it, the rest repeat.
 */
export async function rotateToken(
  ctx: Ctx,
  tx: Transaction,
  token: RefreshTokenParts,
  idleMs: number,
): Promise<Rotation | undefined> {
  const session = await tx.lock(Session, token.sessionId);
  const stored = await tx.find(RefreshToken, { sessionId: session.id, hash: hashOf(token) });
  const verdict = verdictOf(stored, { ...session, idleMs }, ctx.now);
  const live = stored && (await steps[verdict](ctx, tx, stored, token, session));
  if (!live) return undefined;
  const issuedAt = new Date(Math.max(ctx.now.getTime(), session.tokensAt.getTime()));
  await tx.update(Session, session, { lastUsedAt: ctx.now, tokensAt: issuedAt });
  return { session, token: live, issuedAt };
}

const steps: Record<RotationDecision, Step> = {
  async rotate(ctx, tx, stored, token) {
    await tx.update(RefreshToken, stored, { rotatedAt: ctx.now });
    const successor = successorOf(token);
    await tx.insert(RefreshToken, { sessionId: stored.sessionId, hash: hashOf(successor), rotatedAt: null });
    return successor;
  },
  async repeat(_, tx, { sessionId }, token) {
    const live = await tx.readOne<{ hash: string }>(
      `select hash from identity.refresh_token where organization_id = $1 and session_id = $2 and rotated_at is null`,
      [sessionId],
    );
    return live && descendantWith(live.hash, token);
  },
  async reuse(ctx, tx, _, __, session) {
    ctx.emit(refreshReused, { userId: session.personId, sessionId: session.id });
    await endSession(ctx, tx, session, 'refresh-reuse');
    return undefined;
  },
  over: async () => undefined,
};
