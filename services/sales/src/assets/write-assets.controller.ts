import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import type { AssetLine } from '@talent-os/contracts/sales/asset-shapes.js';
import { assetChanged, refillAsset, verifyClaim, writeAsset } from '@talent-os/contracts/sales/assets.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { due } from '../due.js';
import { ensurePeopleCached } from '../people/people-cache.js';
import { actionRefusal, faultOf, overtaken, reviewDay } from './asset.rules.js';
import { Asset } from './asset.entity.js';
import { AssetVersion } from './asset-version.entity.js';
import { assetSeen } from './assets.queries.js';
import { filled } from './fill.rules.js';
import { groundOf, placeOf } from './ground.js';
import { lineRefusals } from './line.rules.js';
import { lockAsset, versionOf } from './lock-asset.js';
import { knownSources } from './sources.js';
import { knownType } from './types.js';

@Controller()
export class WriteAssetsController {
  @Handles(writeAsset)
  async write({ assetId, heading, lines, number, version }: Input<typeof writeAsset>, ctx: Ctx) {
    const [today] = await Promise.all([todayOf(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
    return ctx.db.write(async (tx) => {
      const { asset, facts } = await lockAsset(tx, ctx, assetId);
      headingOf(asset, heading);
      await knownSources(tx, ctx, lines);
      refuse(actionRefusal('edit', facts) ?? overtaken(number, asset.publishedNumber));
      tx.expectVersion(asset, version);
      const faults = lineRefusals(lines, today, knownType(asset.module, asset.assetType).lines);
      if (faults.length > 0) throw new DomainError('request.invalid', faults);
      return rewrite(tx, ctx, asset, heading, lines);
    });
  }

  @Handles(refillAsset)
  async refill({ assetId, heading, version }: Input<typeof refillAsset>, ctx: Ctx) {
    const [row, place] = await Promise.all([
      assetSeen(ctx, assetId),
      placeOf(ctx),
      ensurePeopleCached(ctx, [ctx.userId]),
    ]);
    if (!row) throw new DomainError('resource.missing');
    const { fills } = headingOf(row, heading);
    const lines = filled(fills, await groundOf(ctx, row, place));
    return ctx.db.write(async (tx) => {
      const { asset, facts } = await lockAsset(tx, ctx, assetId, version);
      refuse(actionRefusal('edit', facts));
      return rewrite(tx, ctx, asset, heading, lines);
    });
  }

  @Handles(verifyClaim)
  async verify({ assetId, heading, number, line: place, version }: Input<typeof verifyClaim>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { asset, work, facts } = await lockAsset(tx, ctx, assetId, version);
      const inUse = number === asset.publishedNumber;
      const read = inUse ? await versionOf(tx, asset, number) : work;
      if (read?.number !== number) throw new DomainError('resource.missing');
      const line = read.text[heading]?.[place];
      if (!line) throw new DomainError('resource.missing');
      refuse(actionRefusal('verify', facts));
      const checked = { ...line, checkedOn: today };
      if (line.kind !== 'claim' || faultOf(checked, today)) throw new DomainError('asset.claims');
      const text = { ...read.text, [heading]: read.text[heading]!.with(place, checked) };
      await tx.update(AssetVersion, read, { text });
      await tx.update(Asset, asset, inUse ? await reviewed(tx, asset, reviewDay(text, today), today) : {});
      ctx.emit(assetChanged, { assetId, module: asset.module, change: 'verified' });
      return {};
    });
  }
}

/** A heading of an asset's type; 404 where it has none of that name. */
function headingOf({ module, assetType }: Pick<Asset, 'module' | 'assetType'>, key: string) {
  const found = knownType(module, assetType).headings.find((one) => one.key === key);
  if (!found) throw new DomainError('resource.missing');
  return found;
}

/** What stands under a heading from now on, in the version that is written: the next one, where none is. */
async function rewrite(tx: Transaction, ctx: Ctx, asset: Asset, heading: string, lines: readonly AssetLine[]) {
  const { id, workNumber, publishedNumber, module } = asset;
  const number = workNumber ?? publishedNumber! + 1;
  if (workNumber === null) {
    const { text } = await versionOf(tx, asset, publishedNumber!);
    const authorIds = [ctx.userId];
    await tx.insert(AssetVersion, {
      assetId: id,
      number,
      status: 'draft',
      text: { ...text, [heading]: lines },
      authorIds,
    });
    await tx.update(Asset, asset, { workNumber: number, work: 'draft' });
  } else {
    const work = await versionOf(tx, asset, workNumber);
    const authorIds = [...new Set([...work.authorIds, ctx.userId])];
    await tx.update(AssetVersion, work, { text: { ...work.text, [heading]: lines }, authorIds });
    await tx.update(Asset, asset, {});
  }
  ctx.emit(assetChanged, { assetId: id, module, change: 'written' });
  return { number };
}

/** A published asset until another day: one that was stale is not, where that day is to come. */
async function reviewed(tx: Transaction, asset: Asset, reviewBy: Day, today: Day) {
  await due.set(tx, 'asset', asset.id, addDays(reviewBy, 1));
  return { reviewBy, status: reviewBy >= today ? ('published' as const) : ('stale' as const) };
}

function refuse(refusal: ReturnType<typeof actionRefusal>): void {
  if (refusal) throw new DomainError(refusal);
}
