import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { shareDeal } from '@talent-os/contracts/sales/deal-shares.js';
import { dealChanged } from '@talent-os/contracts/sales/deals.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { ensurePeopleCached } from '../people/people-cache.js';
import { sellerIds } from '../people/sellers.js';
import { DealEntry } from './deal-entry.entity.js';
import { DealShare } from './deal-share.entity.js';
import { Deal } from './deal.entity.js';
import { ownerBound } from './deals.queries.js';
import { shareRefusal } from './share.rules.js';

@Controller()
export class ShareDealsController {
  @Handles(shareDeal)
  async share({ dealId, userId, percent, version }: Input<typeof shareDeal>, ctx: Ctx) {
    const [sellers] = await Promise.all([sellerIds(ctx), ensurePeopleCached(ctx, [ctx.userId, userId])]);
    const ownerId = ownerBound(ctx);
    return ctx.db.write(async (tx) => {
      const deal = await tx.lock(Deal, { id: dealId, ...(ownerId && { ownerId }) }, version);
      const shares = await tx.findAll(DealShare, { dealId });
      const refusal = shareRefusal({ ...deal, shares }, { userId, percent }, sellers);
      if (refusal) throw new DomainError(refusal);
      const given = shares.find((one) => one.userId === userId);
      if ((given?.percent ?? 0) === percent) return {};
      if (!given) await tx.insert(DealShare, { dealId, userId, percent });
      else if (percent > 0) await tx.update(DealShare, given, { percent });
      else await tx.remove(DealShare, given);
      await tx.update(Deal, deal, {});
      await tx.insert(DealEntry, { kind: 'changed', dealId, byId: ctx.userId, note: 'Changed who is credited' });
      ctx.emit(dealChanged, { dealId, ownerId: deal.ownerId, stage: deal.stage });
      return {};
    });
  }
}
