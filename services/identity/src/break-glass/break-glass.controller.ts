import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  breakGlassOpened,
  endBreakGlass,
  listBreakGlass,
  openBreakGlass,
  recordBreakGlass,
  renewBreakGlass,
} from '@talent-os/contracts/identity/break-glass.js';
import { fullName } from '@talent-os/contracts/identity/full-name.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { ownName } from '../approvals/approvals.queries.js';
import { due } from '../due.js';
import { issueToken, lifeOf } from '../keys/access-token.js';
import { SigningKeys } from '../keys/signing-keys.js';
import type { AccountOrganization } from '../people/account.queries.js';
import { principalOf } from '../people/principal.rules.js';
import { enter } from '../tenants/enter.js';
import { lookRefusal } from '../tenants/tenant.rules.js';
import { BreakGlass } from './break-glass.entity.js';
import { lookerOf, looksInto, organizationLookedInto } from './break-glass.queries.js';
import { accountOfLooker, endAfter, isOpen } from './break-glass.rules.js';
import { endLook } from './end-break-glass.js';

/** Somebody of the platform looks into an organization: for a while, reading only, and seen by those who administer it. */
@Controller()
export class BreakGlassController {
  constructor(private readonly keys: SigningKeys) {}

  @Handles(openBreakGlass)
  async open(
    { organizationId, reason, minutes }: Input<typeof openBreakGlass>,
    ctx: Ctx,
  ): Promise<Output<typeof openBreakGlass>> {
    const { userId: personId, organizationId: homeId, now } = ctx;
    const inside = enter(ctx, organizationId);
    const [organization, looker] = await Promise.all([organizationLookedInto(inside.db), lookerOf(ctx.db, personId)]);
    const refusal = lookRefusal({ status: organization.status, own: organizationId === homeId });
    if (refusal) throw new DomainError(refusal);
    const until = endAfter(now, minutes);
    const look = await inside.db.write(async (tx) => {
      await tx.advisoryLock(`break-glass/${personId}`);
      const byName = fullName(looker);
      for (const former of await tx.findAll(BreakGlass, { personId }))
        if (isOpen(former, now))
          await endLook(inside, tx, await tx.lock(BreakGlass, former.id), { id: personId, name: byName });
      const values = { personId, ...looker, homeId, reason, until, tokensAt: now };
      const opened = await tx.insert(BreakGlass, values);
      await due.set(tx, 'breakGlass', opened.id, until);
      const { id: breakGlassId } = opened;
      inside.emit(breakGlassOpened, { breakGlassId, by: personId, byName, reason, minutes });
      inside.enqueue(recordBreakGlass, { breakGlassId, how: 'opened' });
      return opened;
    });
    return this.tokenFor(ctx, look, organization);
  }

  @Handles(renewBreakGlass)
  async renew(
    { organizationId, breakGlassId }: Input<typeof renewBreakGlass>,
    ctx: Ctx,
  ): Promise<Output<typeof renewBreakGlass>> {
    const inside = enter(ctx, organizationId);
    const organization = await organizationLookedInto(inside.db);
    const look = await inside.db.write(async (tx) => {
      const found = await tx.lock(BreakGlass, breakGlassId);
      if (found.personId !== ctx.userId) throw new DomainError('resource.missing');
      if (!isOpen(found, ctx.now)) throw new DomainError('breakGlass.over');
      return tx.update(BreakGlass, found, { tokensAt: ctx.now });
    }, 'bookkeeping');
    return this.tokenFor(ctx, look, organization);
  }

  @Handles(endBreakGlass)
  async end({ breakGlassId }: Input<typeof endBreakGlass>, ctx: Ctx): Promise<Output<typeof endBreakGlass>> {
    const { userId: id, principal } = ctx;
    const colleague = principal.breakGlass ? undefined : await ownName(ctx.db, id);
    await ctx.db.write(async (tx) => {
      const look = await tx.lock(BreakGlass, breakGlassId);
      await endLook(ctx, tx, look, { id, name: colleague ?? fullName(look) });
    });
    return {};
  }

  @Handles(listBreakGlass)
  async list(_: Input<typeof listBreakGlass>, ctx: Ctx): Promise<Output<typeof listBreakGlass>> {
    return { items: await looksInto(ctx.db) };
  }

  /** A token of that organization. A revocation is remembered for as long as a token lives, so no token lives longer than others do. */
  private async tokenFor(ctx: Ctx, look: BreakGlass, organization: AccountOrganization) {
    const { id: breakGlassId, organizationId, until, tokensAt } = look;
    const account = accountOfLooker(look, organization);
    const principal = {
      ...principalOf(account, account.roles[0]!, breakGlassId, ctx.now),
      breakGlass: { id: breakGlassId },
    };
    const lasts = Math.floor((until.getTime() - tokensAt.getTime()) / 1_000);
    const life = Math.min(lifeOf(organization.sessionIdleMinutes), lasts);
    const token = await issueToken(await this.keys.signer(ctx), principal, tokensAt, life);
    return { breakGlassId, organizationId, organization: organization.name, ...token, until: until.toISOString() };
  }
}
