import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { decideAuthorizationRequest, getAuthorizationRequest } from '@talent-os/contracts/identity/authorization.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { openAccess } from '../applications/open-access.js';
import { hashOfToken, newLinkToken } from '../links/link-token.js';
import { DescribedClient, described, grantIdOf, WaitingRequest } from './authorization.rules.js';
import { keepDecision, recordsOf, recordWith } from './authorization-records.queries.js';

/** How long what a person allowed waits for their own browser to take it up, in milliseconds. */
const TAKEN_UP_WITHIN = 2 * 60_000;

/** The person's side of an application that asks to be let in. */
@Controller()
export class AuthorizationRequestsController {
  @Handles(getAuthorizationRequest)
  async get(
    { requestId }: Input<typeof getAuthorizationRequest>,
    ctx: Ctx,
  ): Promise<Output<typeof getAuthorizationRequest>> {
    return (await this.waiting(requestId, ctx)).shown;
  }

  /**
   * Whoever sends somebody else a request of their own must not gain by its approval: what is allowed is taken up with a
   * proof that only the approving browser is handed, and with the cookie that only the asking browser has.
   */
  @Handles(decideAuthorizationRequest)
  async decide(
    { requestId, scopes }: Input<typeof decideAuthorizationRequest>,
    ctx: Ctx,
  ): Promise<Output<typeof decideAuthorizationRequest>> {
    const { request, shown } = await this.waiting(requestId, ctx);
    const allowed = shown.scopes.filter((scope) => scopes.includes(scope));
    const proof = newLinkToken(ctx.organizationId);
    const result = allowed.length > 0 ? await this.allowed({ request, shown, allowed, proof }, ctx) : DECLINED;
    const until = new Date(ctx.now.getTime() + TAKEN_UP_WITHIN);
    const counts = await recordsOf(ctx).db.write((tx) => keepDecision(tx, requestId, result, until), 'bookkeeping');
    if (!counts) throw new DomainError('resource.missing');
    const { pathname } = new URL(request.returnTo);
    return { continueAt: `${pathname}?proof=${proof}` };
  }

  private async waiting(requestId: string, ctx: Ctx) {
    const { db } = recordsOf(ctx);
    const kept = await recordWith(db, 'Interaction', requestId, ctx.now);
    const request = kept && WaitingRequest.parse(kept.payload);
    if (!request || request.result !== undefined) throw new DomainError('resource.missing');
    const client = await recordWith(db, 'Client', request.params.client_id, ctx.now);
    return { request, shown: described(request, DescribedClient.parse(client?.payload ?? {})) };
  }

  private async allowed({ request, shown, allowed, proof }: Allowed, ctx: Ctx) {
    const tokenId = await ctx.db.write((tx) =>
      openAccess(ctx, tx, {
        name: shown.name,
        scopes: allowed,
        hash: hashOfToken(proof),
        expiresAt: new Date(ctx.now.getTime() + TAKEN_UP_WITHIN),
        clientId: request.params.client_id,
      }),
    );
    const grantId = grantIdOf(ctx.organizationId, tokenId);
    return { login: { accountId: grantId, remember: false }, consent: { grantId } };
  }
}

const DECLINED = { error: 'access_denied', error_description: 'The person declined' };

type Allowed = {
  readonly request: WaitingRequest;
  readonly shown: Output<typeof getAuthorizationRequest>;
  readonly allowed: Output<typeof getAuthorizationRequest>['scopes'];
  readonly proof: string;
};
