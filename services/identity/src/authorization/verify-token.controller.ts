import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { MCP_TOKEN, verifyApplicationToken } from '@talent-os/contracts/identity/application-tokens.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { placeOf } from './authorization.rules.js';
import { recordsOf, recordWith } from './authorization-records.queries.js';
import { hashOfToken, organizationOf } from '../links/link-token.js';
import { accountOf } from '../people/account.queries.js';
import { principalOf } from '../people/principal.rules.js';
import { bearerBy, bearerWith, type TokenOwner } from '../applications/application-tokens.queries.js';

/** That a token was used is noted this often, in milliseconds. */
const NOTED_EVERY = 60_000;

@Controller()
export class VerifyTokenController {
  /** Asked by gateways, which remember the answer for a moment: rights are the ones the person has by then. */
  @Handles(verifyApplicationToken)
  async verify(
    { token }: Input<typeof verifyApplicationToken>,
    ctx: Ctx,
  ): Promise<Output<typeof verifyApplicationToken>> {
    const found = MCP_TOKEN.form.test(token) ? await madeByHand(token, ctx) : await madeForApplication(token, ctx);
    const { inside, bearer } = found ?? {};
    if (!inside || !bearer) return { found: null };
    const account = await accountOf(inside.db, bearer.personId);
    const role = account?.active ? account.roles.find(({ roleId }) => roleId === bearer.roleId) : undefined;
    if (!account || !role) return { found: null };
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

type FoundBearer = { readonly inside: Ctx; readonly bearer: TokenOwner | undefined };

async function madeByHand(token: string, ctx: Ctx): Promise<FoundBearer | undefined> {
  const organizationId = organizationOf(token.slice(MCP_TOKEN.prefix.length));
  if (!organizationId) return undefined;
  const inside = ctx.forOrganization(organizationId);
  return { inside, bearer: await bearerWith(inside.db, hashOfToken(token), ctx.now) };
}

/** A token of the authorization server lives as long as its record, and the access behind it, do. */
async function madeForApplication(token: string, ctx: Ctx): Promise<FoundBearer | undefined> {
  const record = await recordWith(recordsOf(ctx).db, 'AccessToken', token, ctx.now);
  const place = placeOf(String(record?.payload['grantId'] ?? ''));
  if (!place) return undefined;
  const inside = ctx.forOrganization(place.organizationId);
  return { inside, bearer: await bearerBy(inside.db, place.tokenId, ctx.now) };
}

async function noteUse(inside: Ctx, { id, lastUsedAt }: TokenOwner): Promise<void> {
  if (lastUsedAt && inside.now.getTime() - Date.parse(lastUsedAt) < NOTED_EVERY) return;
  await inside.db.write(
    (tx) =>
      tx.execute(`update identity.application_token set last_used_at = $3 where organization_id = $1 and id = $2`, [
        id,
        inside.now,
      ]),
    'bookkeeping',
  );
}
