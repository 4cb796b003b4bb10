import { applicationTokenRevoked } from '@talent-os/contracts/identity/events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { revokeBearer } from '../sessions/revoke.js';
import { ApplicationToken } from './application-token.entity.js';

/** Ends what an application may do, everywhere within seconds; nothing where it has ended. */
export async function endAccess(ctx: Ctx, tx: Transaction, kept: ApplicationToken): Promise<void> {
  if (kept.revokedAt) return;
  const { id, personId, createdAt: tokensAt } = kept;
  await tx.update(ApplicationToken, kept, { revokedAt: ctx.now });
  await revokeBearer(ctx, tx, { id, personId, tokensAt }, 'application-revoked');
  ctx.emit(applicationTokenRevoked, { userId: personId, tokenId: id });
}
