import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  createApplicationToken,
  listApplicationTokens,
  MCP_TOKEN,
  revokeApplicationToken,
} from '@talent-os/contracts/identity/application-tokens.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { hashOfToken, newLinkToken } from '../links/link-token.js';
import { ApplicationToken } from './application-token.entity.js';
import { tokensOf } from './application-tokens.queries.js';
import { endAccess } from './end-access.js';
import { openAccess } from './open-access.js';

@Controller()
export class ApplicationTokensController {
  @Handles(createApplicationToken)
  async create(
    { name, scopes, days }: Input<typeof createApplicationToken>,
    ctx: Ctx,
  ): Promise<Output<typeof createApplicationToken>> {
    const token = MCP_TOKEN.prefix + newLinkToken(ctx.organizationId);
    const expiresAt = new Date(ctx.now.getTime() + days * DAY_MS);
    const wanted = [...new Set(scopes)];
    const access = { name, scopes: wanted, hash: hashOfToken(token), expiresAt, clientId: null };
    const id = await ctx.db.write((tx) => openAccess(ctx, tx, access));
    const times = { createdAt: ctx.now.toISOString(), expiresAt: expiresAt.toISOString(), lastUsedAt: null };
    return { token, item: { id, name, scopes: wanted, ...times } };
  }

  @Handles(listApplicationTokens)
  async list(_: Input<typeof listApplicationTokens>, ctx: Ctx): Promise<Output<typeof listApplicationTokens>> {
    return { items: await tokensOf(ctx.db, ctx.userId, ctx.now) };
  }

  @Handles(revokeApplicationToken)
  async revoke(
    { applicationTokenId: tokenId }: Input<typeof revokeApplicationToken>,
    ctx: Ctx,
  ): Promise<Output<typeof revokeApplicationToken>> {
    await ctx.db.write(async (tx) => {
      await endAccess(ctx, tx, await tx.lock(ApplicationToken, { id: tokenId, personId: ctx.userId }));
    });
    return {};
  }
}
