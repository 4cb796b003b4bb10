import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import type { Asset } from '@talent-os/contracts/sales/asset-shapes.js';
import { exportAssets, getAsset, getAssetPdf, getAssetText, listAssets } from '@talent-os/contracts/sales/assets.js';
import { DomainError, FileStore, Handles, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { madeFile } from '@talent-os/service-kit/files/made-file';
import { pdfOf } from '@talent-os/service-kit/pdf/pdf-of';
import { totalOf } from '@talent-os/service-kit/sql/list';
import { assetsToExport, assetSeen, pageOfAssets, type AssetRow } from './assets.queries.js';
import { markdownOf } from './markdown.rules.js';
import { blocksOf } from './pdf.rules.js';
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
  constructor(private readonly files: FileStore) {}

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
    const asset = await versionInFull(ctx, assetId);
    return {
      filename: `${asset.assetType}-v${asset.shown.number}.md`,
      markdown: markdownOf({ ...asset, ...asset.shown }),
    };
  }

  @Handles(getAssetPdf)
  async pdf({ assetId, number }: Input<typeof getAssetPdf>, ctx: Ctx) {
    const asset = await versionInFull(ctx, assetId, number);
    const { title, assetType, ownerName, shown } = asset;
    const blocks = blocksOf({ ...asset, ...shown });
    const content = await pdfOf({ title, author: ownerName, language: 'en', madeAt: ctx.now, blocks });
    return madeFile(ctx, this.files, 'sales', content, { kind: 'pdf', filename: `${assetType}-v${shown.number}.pdf` });
  }
}

/** A version in full: the one asked for, or the one people use; of a first draft that. */
async function versionInFull(ctx: Ctx, assetId: string, number?: number) {
  const row = await seen(ctx, assetId);
  return assetInFull(ctx, row, number ?? row.publishedNumber ?? row.workNumber ?? undefined);
}

async function seen(ctx: Ctx, assetId: string): Promise<AssetRow> {
  const row = await assetSeen(ctx, assetId);
  if (!row) throw new DomainError('resource.missing');
  return row;
}
