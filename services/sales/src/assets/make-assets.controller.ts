import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { assetChanged, duplicateAsset, makeAsset } from '@talent-os/contracts/sales/assets.js';
import { BATTLECARD } from '@talent-os/contracts/sales/battlecard-shapes.js';
import { Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { ensurePeopleCached } from '../people/people-cache.js';
import { Asset } from './asset.entity.js';
import { AssetVersion, type AssetText } from './asset-version.entity.js';
import { knownCompetitor } from '../deals/competitors.js';
import { groundOf, placeOf, textOf } from './ground.js';
import { lockAsset, versionOf } from './lock-asset.js';
import { knownType } from './types.js';

@Controller()
export class MakeAssetsController {
  @Handles(makeAsset)
  async make({ module, assetType, title, about }: Input<typeof makeAsset>, ctx: Ctx) {
    const type = knownType(module, assetType);
    const [place] = await Promise.all([placeOf(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
    const ground = await groundOf(ctx, { module, about: about || null }, place);
    const made = { sessionId: ground.sessionId, module, assetType, title, about: ground.about };
    return ctx.db.write(async (tx) => {
      const known = assetType === BATTLECARD ? await knownCompetitor(tx, made.about) : made.about;
      return draft(tx, ctx, { ...made, about: known }, textOf(type, ground));
    });
  }

  @Handles(duplicateAsset)
  async duplicate({ assetId, title }: Input<typeof duplicateAsset>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      const { asset, work } = await lockAsset(tx, ctx, assetId);
      const { sessionId, module, assetType, about } = asset;
      const { text } = work ?? (await versionOf(tx, asset, asset.publishedNumber!));
      return draft(tx, ctx, { sessionId, module, assetType, title, about }, text);
    });
  }
}

type Made = Pick<Asset, 'sessionId' | 'module' | 'assetType' | 'title' | 'about'>;

/** A first draft of the caller. */
async function draft(tx: Transaction, ctx: Ctx, made: Made, text: AssetText) {
  const asset = await tx.insert(Asset, { ...made, ownerId: ctx.userId, status: 'draft', work: 'draft', workNumber: 1 });
  await tx.insert(AssetVersion, { assetId: asset.id, number: 1, status: 'draft', text, authorIds: [ctx.userId] });
  ctx.emit(assetChanged, { assetId: asset.id, module: made.module, change: 'made' });
  return { assetId: asset.id, excellenceSessionId: made.sessionId, assetType: made.assetType };
}
