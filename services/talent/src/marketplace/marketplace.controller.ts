import { Controller } from '@nestjs/common';
import { admits, errors, sidesOf, type Input, type Role } from '@talent-os/contracts';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { listCollaborations } from '@talent-os/contracts/talent/collaboration.js';
import { getMarketplace } from '@talent-os/contracts/talent/marketplace.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { ownCounts, sharedCounts } from './marketplace.queries.js';
import { marketplaceOf } from './marketplace.rules.js';

@Controller()
export class MarketplaceController {
  @Handles(getMarketplace)
  async get(_input: Input<typeof getMarketplace>, ctx: Ctx) {
    const [own, shared, roles] = await Promise.all([ownCounts(ctx), sharedCounts(ctx), rolesOf(ctx)]);
    const { principal } = ctx;
    const open = admits(ctx.ability, listCollaborations.access);
    const internalMobility = open && principal.internalMobility;
    return marketplaceOf({ sides: sidesOf(principal), roles, internalMobility, open }, own, shared);
  }
}

/** Every role the caller holds. The token knows only the active one, which has to do while identity is away. */
async function rolesOf(ctx: Ctx): Promise<Role[]> {
  try {
    return (await ctx.call(getMe, {})).roles;
  } catch (error) {
    if (error instanceof DomainError && 'retryable' in errors[error.code]) return [ctx.principal.activeRole];
    throw error;
  }
}
