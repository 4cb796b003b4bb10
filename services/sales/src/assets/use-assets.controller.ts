import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import type { AssetAction } from '@talent-os/contracts/sales/asset-shapes.js';
import { assetChanged, commentAsset, linkAsset, unlinkAsset, voteAsset } from '@talent-os/contracts/sales/assets.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { visibleDeals } from '../deals/deals.queries.js';
import { ensurePeopleCached } from '../people/people-cache.js';
import { actionRefusal } from './asset.rules.js';
import { AssetComment } from './asset-comment.entity.js';
import { AssetVote } from './asset-vote.entity.js';
import { DealAsset } from './deal-asset.entity.js';
import { lockAsset } from './lock-asset.js';

@Controller()
export class UseAssetsController {
  @Handles(commentAsset)
  async comment({ assetId, text }: Input<typeof commentAsset>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      const { module } = await lockFor(tx, ctx, assetId, 'comment');
      const comment = await tx.insert(AssetComment, { assetId, byId: ctx.userId, text });
      ctx.emit(assetChanged, { assetId, module, change: 'commented' });
      return { commentId: comment.id };
    });
  }

  @Handles(voteAsset)
  vote({ assetId, useful }: Input<typeof voteAsset>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { module } = await lockFor(tx, ctx, assetId, 'vote');
      const given = await tx.find(AssetVote, { assetId, userId: ctx.userId });
      if (given) await tx.update(AssetVote, given, { useful });
      else await tx.insert(AssetVote, { assetId, userId: ctx.userId, useful });
      ctx.emit(assetChanged, { assetId, module, change: 'voted' });
      return {};
    });
  }

  @Handles(linkAsset)
  link({ assetId, dealId }: Input<typeof linkAsset>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const [deal] = await visibleDeals(tx, ctx, [dealId]);
      if (!deal) throw new DomainError('resource.missing');
      const { module } = await lockFor(tx, ctx, assetId, 'link');
      if (await tx.find(DealAsset, { assetId, dealId })) throw new DomainError('asset.linked');
      await tx.insert(DealAsset, { assetId, dealId, at: ctx.now });
      ctx.emit(assetChanged, { assetId, module, change: 'linked' });
      return {};
    });
  }

  @Handles(unlinkAsset)
  unlink({ assetId, dealId }: Input<typeof unlinkAsset>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const [deal] = await visibleDeals(tx, ctx, [dealId]);
      const { module } = await lockFor(tx, ctx, assetId, 'link');
      const link = deal && (await tx.find(DealAsset, { assetId, dealId }));
      if (!link) throw new DomainError('resource.missing');
      await tx.remove(DealAsset, link);
      ctx.emit(assetChanged, { assetId, module, change: 'linked' });
      return {};
    });
  }
}

/** The asset, locked, where the caller may do that with it. */
async function lockFor(tx: Transaction, ctx: Ctx, assetId: string, action: AssetAction) {
  const { asset, facts } = await lockAsset(tx, ctx, assetId);
  const refusal = actionRefusal(action, facts);
  if (refusal) throw new DomainError(refusal);
  return asset;
}
