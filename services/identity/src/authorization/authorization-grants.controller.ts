import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { AUTHORIZATION_DAYS } from '@talent-os/contracts/identity/authorization.js';
import { acceptGrant, findGrant, revokeGrant } from '@talent-os/contracts/identity/authorization-records.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { acceptedWith, accessOf } from '../applications/application-tokens.queries.js';
import { endAccess } from '../applications/end-access.js';
import { ApplicationToken } from '../applications/application-token.entity.js';
import { hashOfToken } from '../links/link-token.js';
import { placeOf } from './authorization.rules.js';
import { forgetRecordsOf, keepClientUntil, recordsOf } from './authorization-records.queries.js';

/** What people allowed applications, asked by the authorization server at every code and token. */
@Controller()
export class AuthorizationGrantsController {
  @Handles(acceptGrant)
  async accept({ grantId, proof }: Input<typeof acceptGrant>, ctx: Ctx): Promise<Output<typeof acceptGrant>> {
    const place = placeOf(grantId);
    if (!place) return { found: null };
    const until = new Date(ctx.now.getTime() + AUTHORIZATION_DAYS * DAY_MS);
    const found = await ctx
      .forOrganization(place.organizationId)
      .db.write((tx) => acceptedWith(tx, place.tokenId, hashOfToken(proof), ctx.now, until), 'bookkeeping');
    if (!found) return { found: null };
    await recordsOf(ctx).db.write((tx) => keepClientUntil(tx, found.clientId, until), 'bookkeeping');
    return { found };
  }

  @Handles(findGrant)
  async find({ grantId }: Input<typeof findGrant>, ctx: Ctx): Promise<Output<typeof findGrant>> {
    const place = placeOf(grantId);
    const found = place && (await accessOf(ctx.forOrganization(place.organizationId).db, place.tokenId, ctx.now));
    return { found: found ?? null };
  }

  @Handles(revokeGrant)
  async revoke({ grantId }: Input<typeof revokeGrant>, ctx: Ctx): Promise<Output<typeof revokeGrant>> {
    const place = placeOf(grantId);
    if (!place) return {};
    const inside = ctx.forOrganization(place.organizationId);
    await inside.db.write(async (tx) => {
      const kept = await tx.find(ApplicationToken, { id: place.tokenId });
      if (kept) await endAccess(inside, tx, await tx.lock(ApplicationToken, kept.id));
    });
    await recordsOf(ctx).db.write((tx) => forgetRecordsOf(tx, grantId), 'bookkeeping');
    return {};
  }
}
