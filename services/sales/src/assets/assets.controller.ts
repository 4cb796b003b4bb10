import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import type { Asset } from '@talent-os/contracts/sales/asset-shapes.js';
import { exportAssets, getAsset, getAssetText, listAssets } from '@talent-os/contracts/sales/assets.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { totalOf } from '@talent-os/service-kit/sql/list';
import { assetsToExport, assetSeen, pageOfAssets, type AssetRow } from './assets.queries.js';
import { markdownOf } from './markdown.rules.js';
import { assetAsRead, assetInFull } from './view.js';

const columns: readonly Column<Asset>[] = [
  'title',
  'module',
  'typeName',
  'about',
  'status',
  'number',
  'next',
  'ownerName',
  'reviewBy',
  'uses',
  'useful',
  'changedAt',
];

@Controller()
export class AssetsController {
  @Handles(listAssets)
  async list(input: Input<typeof listAssets>, ctx: Ctx) {
    const found = await pageOfAssets(ctx, input);
    return { items: found.items.map((row) => assetAsRead(ctx, row)), ...totalOf(found) };
  }

  @Handles(exportAssets)
  async export(input: Input<typeof exportAssets>, ctx: Ctx) {
    const rows = await assetsToExport(ctx, input);
    const assets = rows.map((row) => assetAsRead(ctx, row));
    return exportOf(ctx, 'assets', listAssets, columns, assets, { total: rows[0]?.total });
  }

  @Handles(getAsset)
  async get({ assetId, number }: Input<typeof getAsset>, ctx: Ctx) {
    return assetInFull(ctx, await seen(ctx, assetId), number);
  }

  @Handles(getAssetText)
  async markdown({ assetId }: Input<typeof getAssetText>, ctx: Ctx) {
    const row = await seen(ctx, assetId);
    const number = row.publishedNumber ?? row.workNumber ?? undefined;
    const asset = await assetInFull(ctx, row, number);
    return {
      filename: `${asset.assetType}-v${asset.shown.number}.md`,
      markdown: markdownOf({ ...asset, ...asset.shown }),
    };
  }
}

async function seen(ctx: Ctx, assetId: string): Promise<AssetRow> {
  const row = await assetSeen(ctx, assetId);
  if (!row) throw new DomainError('resource.missing');
  return row;
}
