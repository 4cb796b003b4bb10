import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { AssetFlag } from './asset-flag.entity.js';
import type { AssetFacts } from './asset.rules.js';
import { Asset } from './asset.entity.js';
import { AssetVersion } from './asset-version.entity.js';
import { rightsOf } from './assets.queries.js';

type Locked = { readonly asset: Asset; readonly work: AssetVersion | null; readonly facts: AssetFacts };

/** An asset the caller may see, locked, with the version that is written and what its rules ask; 404 where they may not see it. */
export async function lockAsset(tx: Transaction, ctx: Ctx, id: string, version?: number): Promise<Locked> {
  const asset = await tx.lock(Asset, id);
  const rights = rightsOf(ctx);
  if (!rights.manages && asset.status !== 'published' && asset.status !== 'stale')
    throw new DomainError('resource.missing');
  tx.expectVersion(asset, version);
  const work = asset.workNumber === null ? null : await versionOf(tx, asset, asset.workNumber);
  const wrote = work?.authorIds.includes(ctx.userId) ?? false;
  const flags = (await tx.findAll(AssetFlag, { assetId: id })).filter(({ settledAt }) => settledAt === null).length;
  return { asset, work, facts: { ...rights, status: asset.status, work: asset.work, wrote, flags } };
}

export const versionOf = (tx: Transaction, { id }: Asset, number: number): Promise<AssetVersion> =>
  tx.lock(AssetVersion, { assetId: id, number });
