import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { assetFaults } from '@talent-os/contracts/sales/asset-shapes.js';
import { assetChanged, moveAsset, publishAsset } from '@talent-os/contracts/sales/assets.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { addDays } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { due } from '../due.js';
import { ensurePeopleCached } from '../people/people-cache.js';
import { faultsOf, moveRefusal, reviewDay } from './asset.rules.js';
import { Asset } from './asset.entity.js';
import { AssetVersion } from './asset-version.entity.js';
import { lockAsset, versionOf } from './lock-asset.js';
import { settleAll } from './settle.js';

@Controller()
export class MoveAssetsController {
  @Handles(moveAsset)
  move({ assetId, to, version }: Input<typeof moveAsset>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { asset, work, facts } = await lockAsset(tx, ctx, assetId, version);
      const refusal = moveRefusal(facts, to);
      if (refusal) throw new DomainError(refusal);
      if (to === 'archived') {
        await due.set(tx, 'asset', assetId, undefined);
        await tx.update(Asset, asset, { status: to });
      } else {
        if (work) await tx.update(AssetVersion, work, { status: to });
        await tx.update(Asset, asset, { work: to, ...(asset.publishedNumber === null && { status: to }) });
      }
      ctx.emit(assetChanged, { assetId, module: asset.module, change: 'moved' });
      return {};
    });
  }

  @Handles(publishAsset)
  async publish({ assetId, version }: Input<typeof publishAsset>, ctx: Ctx) {
    const [today] = await Promise.all([todayOf(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
    return ctx.db.write(async (tx) => {
      const { asset, work, facts } = await lockAsset(tx, ctx, assetId, version);
      const refusal = moveRefusal(facts, 'published');
      if (refusal || !work) throw new DomainError(refusal ?? 'asset.state');
      const faults = faultsOf(work.text, today);
      if (faults.length > 0)
        throw new DomainError(
          'asset.claims',
          faults.map(({ field, fault }) => ({ field, message: assetFaults[fault] })),
        );
      if (asset.publishedNumber !== null)
        await tx.update(AssetVersion, await versionOf(tx, asset, asset.publishedNumber), { status: 'replaced' });
      await tx.update(AssetVersion, work, { status: 'published', publishedById: ctx.userId, publishedAt: ctx.now });
      await settleAll(tx, ctx, assetId);
      const reviewBy = reviewDay(work.text, today);
      await due.set(tx, 'asset', assetId, addDays(reviewBy, 1));
      await tx.update(Asset, asset, {
        status: 'published',
        publishedNumber: work.number,
        workNumber: null,
        work: null,
        reviewBy,
      });
      ctx.emit(assetChanged, { assetId, module: asset.module, change: 'published' });
      return {};
    });
  }
}
