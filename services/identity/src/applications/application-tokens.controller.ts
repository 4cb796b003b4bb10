import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  createApplicationToken,
  listApplicationTokens,
  MCP_TOKEN,
  revokeApplicationToken,
  TOKENS_MOST,
  verifyApplicationToken,
} from '@talent-os/contracts/identity/application-tokens.js';
import { applicationTokenCreated, applicationTokenRevoked } from '@talent-os/contracts/identity/events.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { hashOfToken, newLinkToken, organizationOf } from '../links/link-token.js';
import { accountOf } from '../people/account.queries.js';
import { principalOf } from '../people/principal.rules.js';
import { revokeBearer } from '../sessions/revoke.js';
import { Session } from '../sessions/session.entity.js';
import { ApplicationToken } from './application-token.entity.js';
import { bearerWith, tokensOf, type Bearer } from './application-tokens.queries.js';

/** That a token was used is noted this often, in milliseconds. */
const NOTED_EVERY = 60_000;

@Controller()
export class ApplicationTokensController {
  @Handles(createApplicationToken)
  async create(
    { name, scopes, days }: Input<typeof createApplicationToken>,
    ctx: Ctx,
  ): Promise<Output<typeof createApplicationToken>> {
    const { sessionId } = ctx.principal;
    const token = MCP_TOKEN.prefix + newLinkToken(ctx.organizationId);
    const expiresAt = new Date(ctx.now.getTime() + days * DAY_MS);
    const wanted = [...new Set(scopes)];
    const id = await ctx.db.write(async (tx) => {
      // The session's row is locked: many at once are counted one after the other.
      const { roleId } = await tx.lock(Session, { id: sessionId, personId: ctx.userId });
      const held = await tx.readOne<{ count: number }>(
        `select count(*)::int as count from identity.application_token
          where organization_id = $1 and person_id = $2 and revoked_at is null and expires_at > $3`,
        [ctx.userId, ctx.now],
      );
      if (held!.count >= TOKENS_MOST) throw new DomainError('application.tokens');
      const unused = { lastUsedAt: null, revokedAt: null };
      const row = { personId: ctx.userId, roleId, name, scopes: wanted, hash: hashOfToken(token), expiresAt };
      const kept = await tx.insert(ApplicationToken, { ...row, ...unused });
      const told = { tokenId: kept.id, scopes: wanted, expiresAt: expiresAt.toISOString() };
      ctx.emit(applicationTokenCreated, { userId: ctx.userId, ...told });
      return kept.id;
    });
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
      const kept = await tx.lock(ApplicationToken, { id: tokenId, personId: ctx.userId });
      if (kept.revokedAt) return;
      await tx.update(ApplicationToken, kept, { revokedAt: ctx.now });
      await revokeBearer(
        ctx,
        tx,
        { id: kept.id, personId: kept.personId, tokensAt: kept.createdAt },
        'application-revoked',
      );
      ctx.emit(applicationTokenRevoked, { userId: ctx.userId, tokenId });
    });
    return {};
  }

  /** Asked by gateways, which remember the answer for a moment: rights are the ones the person has by then. */
  @Handles(verifyApplicationToken)
  async verify(
    { token }: Input<typeof verifyApplicationToken>,
    ctx: Ctx,
  ): Promise<Output<typeof verifyApplicationToken>> {
    const organizationId = organizationOf(token.slice(MCP_TOKEN.prefix.length));
    if (!organizationId) return { found: null };
    const inside = ctx.forOrganization(organizationId);
    const bearer = await bearerWith(inside.db, hashOfToken(token), ctx.now);
    const account = bearer && (await accountOf(inside.db, bearer.personId));
    const role = account?.active ? account.roles.find(({ roleId }) => roleId === bearer?.roleId) : undefined;
    if (!bearer || !account || !role) return { found: null };
    await noteUse(inside, bearer);
    const { id, scopes, createdAt: issuedAt, expiresAt } = bearer;
    return {
      found: {
        principal: { ...principalOf(account, role, id, ctx.now), application: { scopes } },
        issuedAt,
        expiresAt,
      },
    };
  }
}

async function noteUse(inside: Ctx, { id, lastUsedAt }: Bearer): Promise<void> {
  if (lastUsedAt && inside.now.getTime() - Date.parse(lastUsedAt) < NOTED_EVERY) return;
  await inside.db.write(
    (tx) =>
      tx.rows(`update identity.application_token set last_used_at = $3 where organization_id = $1 and id = $2`, [
        id,
        inside.now,
      ]),
    'bookkeeping',
  );
}
