import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { assetChanged } from '@talent-os/contracts/sales/assets.js';
import { assetWentStale } from '@talent-os/contracts/sales/battlecards.js';
import { ageAssets } from '@talent-os/contracts/sales/jobs.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { forEachDueToday } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { Asset } from './asset.entity.js';

@Injectable()
export class AgeAssets {
  @Works(ageAssets)
  work(_data: JobData<typeof ageAssets>, ctx: Ctx): Promise<void> {
    return forEachDueToday(ctx, due, 'asset', (own, id, _day, today) => age(own, id, today));
  }
}

/** A published asset whose day has passed is stale; one that was looked at meanwhile stays as it is. */
const age = (ctx: Ctx, id: string, today: Day) =>
  ctx.db.write(async (tx) => {
    await due.set(tx, 'asset', id, undefined);
    const asset = await tx.lock(Asset, id);
    if (asset.status !== 'published' || asset.reviewBy === null || asset.reviewBy >= today) return;
    await tx.update(Asset, asset, { status: 'stale' });
    const { module, ownerId, title } = asset;
    ctx.emit(assetChanged, { assetId: id, module, change: 'stale' });
    ctx.emit(assetWentStale, { assetId: id, ownerId, title, module });
  });
