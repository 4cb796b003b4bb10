import { Injectable } from '@nestjs/common';
import type { Ctx } from '@talent-os/service-kit';
import { buildEndSessionUrl } from 'openid-client';
import { ProviderClient } from './provider-client.js';
import { usedConnection } from './sso.queries.js';
import { openIdToken } from './way.js';

/** Signing out of the provider somebody came by (OpenID Connect RP-Initiated Logout 1.0). */
@Injectable()
export class LeaveProvider {
  constructor(private readonly providers: ProviderClient) {}

  /** Where a browser goes on to sign out there too; null where its session began otherwise, or nobody can say. */
  async addressOf(ctx: Ctx, sessionId: string): Promise<string | null> {
    const way = await ctx.db.readOne<{ connectionId: string; idToken: string; base: string }>(
      `select connection_id as "connectionId", id_token as "idToken", base from identity.sso_sign_in
       where organization_id = $1 and session_id = $2 and id_token is not null`,
      [sessionId],
    );
    const connection = way && (await usedConnection(ctx.db, way.connectionId));
    if (!connection) return null;
    // Nobody stays signed in here because somebody there does not answer.
    const configuration = await this.providers.configurationOf(connection).catch(() => undefined);
    if (!configuration?.serverMetadata().end_session_endpoint) return null;
    return buildEndSessionUrl(configuration, {
      id_token_hint: openIdToken(ctx, way.idToken),
      post_logout_redirect_uri: `${way.base}/login`,
    }).href;
  }
}
