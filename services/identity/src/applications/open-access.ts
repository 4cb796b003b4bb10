import { applicationTokenCreated } from '@talent-os/contracts/identity/events.js';
import { TOKENS_MOST } from '@talent-os/contracts/identity/application-tokens.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Session } from '../sessions/session.entity.js';
import { ApplicationToken } from './application-token.entity.js';

type NewAccess = Pick<ApplicationToken, 'name' | 'scopes' | 'hash' | 'expiresAt' | 'clientId'>;

/** Lets an application act for the caller in their present role. Answers its id; `application.tokens` where there are too many. */
export async function openAccess(ctx: Ctx, tx: Transaction, access: NewAccess): Promise<string> {
  // The session's row is locked: many at once are counted one after the other.
  const { roleId } = await tx.lock(Session, { id: ctx.principal.sessionId, personId: ctx.userId });
  const held = await tx.readOne<{ count: number }>(
    `select count(*)::int as count from identity.application_token
      where organization_id = $1 and person_id = $2 and revoked_at is null and expires_at > $3`,
    [ctx.userId, ctx.now],
  );
  if (held!.count >= TOKENS_MOST) throw new DomainError('application.tokens');
  const unused = { lastUsedAt: null, revokedAt: null };
  const { id } = await tx.insert(ApplicationToken, { personId: ctx.userId, roleId, ...access, ...unused });
  const told = { tokenId: id, scopes: access.scopes, expiresAt: access.expiresAt.toISOString() };
  ctx.emit(applicationTokenCreated, { userId: ctx.userId, ...told });
  return id;
}
