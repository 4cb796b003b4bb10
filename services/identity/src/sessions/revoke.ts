import type { Payload } from '@talent-os/contracts';
import { sessionRevoked } from '@talent-os/contracts/identity/sign-in-events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { Session, type EndReason } from './session.entity.js';

/** What tokens name: a session, or the one token of an application. `tokensAt`: when its newest token was issued. */
type RevocableSession = Pick<Session, 'id' | 'personId' | 'tokensAt'>;

/**
 * Ends every token issued so far under a name. Answers the moment from which new ones live: later than any
 * token issued before, whichever machine's clock it was issued by.
 */
export async function revokeBearer(
  ctx: Ctx,
  tx: Transaction,
  named: RevocableSession,
  reason: Payload<typeof sessionRevoked>['reason'],
): Promise<Date> {
  const before = new Date(Math.max(ctx.now.getTime(), named.tokensAt.getTime() + 1));
  await tx.execute(
    `insert into identity.revocation (session_id, organization_id, before) values ($2, $1, $3)
     on conflict (session_id) do update set before = greatest(revocation.before, excluded.before)`,
    [named.id, before],
  );
  ctx.emit(sessionRevoked, { userId: named.personId, sessionId: named.id, before: before.toISOString(), reason });
  return before;
}

/** Ends a session: its refresh tokens are worth nothing from now on, its access tokens within seconds. */
export async function endSession(ctx: Ctx, tx: Transaction, session: Session, reason: EndReason): Promise<void> {
  if (session.endedAt) return;
  await revokeBearer(ctx, tx, session, reason);
  await tx.update(Session, session, { endedAt: ctx.now, endReason: reason });
}

/** Ends every session of a person, but maybe one. Answers how many. */
export async function endSessionsOf(
  ctx: Ctx,
  tx: Transaction,
  personId: string,
  reason: EndReason,
  except?: string,
): Promise<number> {
  const open = await tx.read<{ id: string }>(
    `select id from identity.session where organization_id = $1 and person_id = $2 and ended_at is null and expires_at > $3
       and id is distinct from $4::uuid
     order by id`,
    [personId, ctx.now, except ?? null],
  );
  for (const { id } of open) await endSession(ctx, tx, await tx.lock(Session, id), reason);
  return open.length;
}
