import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { ssoLoggedOut, ssoRefused } from '@talent-os/contracts/identity/sso-events.js';
import { endSsoSessions } from '@talent-os/contracts/identity/sso-flow.js';
import { Handles, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { JWTPayload } from 'jose';
import { endSession } from '../sessions/revoke.js';
import { Session } from '../sessions/session.entity.js';
import { ProviderClient } from './provider-client.js';
import { refusalOf, SsoRefused } from './refusal.js';
import { usedConnection } from './sso.queries.js';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** A token is taken this long after it was made, and remembered as long; in seconds. */
const LIFE_SECONDS = 300;

/** Providers that say that somebody has signed out (OpenID Connect Back-Channel Logout 1.0). */
@Controller()
export class SsoLogoutController {
  constructor(private readonly providers: ProviderClient) {}

  @Handles(endSsoSessions)
  async end(
    { organizationId, ssoConnectionId, token }: Input<typeof endSsoSessions>,
    ctx: Ctx,
  ): Promise<Output<typeof endSsoSessions>> {
    const inside = ctx.forOrganization(organizationId);
    const connection = await usedConnection(inside.db, ssoConnectionId);
    if (!connection) return { taken: false };
    try {
      const options = { requiredClaims: ['iat', 'jti'], maxTokenAge: LIFE_SECONDS };
      const said = named(await this.providers.verify(connection, token, options));
      await inside.db.write((tx) => endNamed(inside, tx, ssoConnectionId, said));
      return { taken: true };
    } catch (error) {
      const { reason } = refusalOf(error);
      await inside.db.write(async () => inside.emit(ssoRefused, { ssoConnectionId, userId: null, reason }));
      return { taken: false };
    }
  }
}

type LoggedOut = { readonly jti: string; readonly sub: string | null; readonly sid: string | null };

/** Whom a logout token names. An ID token is none (section 2.4). */
function named({ jti, sub, sid, nonce, events }: JWTPayload): LoggedOut {
  const isLogout = typeof events === 'object' && events !== null && EVENT in events;
  if (!isLogout || nonce !== undefined || (!sub && typeof sid !== 'string')) throw new SsoRefused('token');
  return { jti: jti!, sub: sub ?? null, sid: typeof sid === 'string' ? sid : null };
}

async function endNamed(
  ctx: Ctx,
  tx: Transaction,
  ssoConnectionId: string,
  { jti, sub, sid }: LoggedOut,
): Promise<void> {
  const until = new Date(ctx.now.getTime() + 2 * LIFE_SECONDS * 1_000);
  const seen = await tx.execute(
    `insert into identity.sso_seen (id, organization_id, created_at, updated_at, connection_id, value, expires_at)
     values ($2, $1, $3, $3, $4, $5, $6) on conflict do nothing returning id`,
    [uuidv7(), ctx.now, ssoConnectionId, jti, until],
  );
  if (seen.length === 0) throw new SsoRefused('replayed');
  const open = await tx.read<{ id: string }>(
    `select s.id from identity.sso_sign_in w
     join identity.session s on s.organization_id = $1 and s.id = w.session_id and s.ended_at is null
     where w.organization_id = $1 and w.connection_id = $2 and w.session_id is not null
       and ($4::text is null or w.subject = $4) and ($3::text is null or w.sid = $3 or w.sid is null)
     order by s.id`,
    [ssoConnectionId, sid, sub],
  );
  for (const { id } of open) {
    const session = await tx.lock(Session, id);
    await endSession(ctx, tx, session, 'ended');
    ctx.emit(ssoLoggedOut, { ssoConnectionId, userId: session.personId, sessionId: id });
  }
}
