import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { assetChanged } from '@talent-os/contracts/sales/assets.js';
import { BATTLECARD } from '@talent-os/contracts/sales/battlecard-shapes.js';
import { battlecardFlagged } from '@talent-os/contracts/sales/battlecards.js';
import { dealClosed } from '@talent-os/contracts/sales/deals.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { Deal } from '../deals/deal.entity.js';
import { AssetFlag } from './asset-flag.entity.js';
import { Asset } from './asset.entity.js';

/** A deal lost to a competitor asks whoever owns a battlecard against it to look at the card. */
@Controller()
export class DealLost {
  @Listens(dealClosed)
  async flag({ dealId, stage }: Payload<typeof dealClosed>, ctx: Ctx): Promise<void> {
    if (stage !== 'closed_lost') return;
    await ctx.db.write(async (tx) => {
      const deal = await tx.find(Deal, { id: dealId });
      if (!deal || deal.competitor === null) return;
      const { name: dealName, competitor } = deal;
      const cards = (await tx.findAll(Asset, { assetType: BATTLECARD })).filter(
        ({ about, status }) =>
          about?.toLowerCase() === competitor.toLowerCase() && (status === 'published' || status === 'stale'),
      );
      for (const { id: assetId, ownerId, title, module } of cards) {
        if (await tx.find(AssetFlag, { assetId, dealId })) continue;
        await tx.insert(AssetFlag, { assetId, dealId, at: ctx.now });
        ctx.emit(battlecardFlagged, { assetId, ownerId, title, dealId, dealName, competitor });
        ctx.emit(assetChanged, { assetId, module, change: 'flagged' });
      }
    });
  }
}
