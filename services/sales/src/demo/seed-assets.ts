import type { Ctx, DemoOrganization } from '@talent-os/service-kit';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { AssetFlag } from '../assets/asset-flag.entity.js';
import { CompetitorAlias } from '../deals/competitor-alias.entity.js';
import { Asset } from '../assets/asset.entity.js';
import { AssetComment } from '../assets/asset-comment.entity.js';
import { AssetVersion } from '../assets/asset-version.entity.js';
import { AssetVote } from '../assets/asset-vote.entity.js';
import { DealAsset } from '../assets/deal-asset.entity.js';
import { groundOf } from '../assets/ground.js';
import { due } from '../due.js';
import { demoAliases, demoAssets } from './assets.data.js';
import { assetRows } from './assets.js';
import type { demoSales } from './demo.js';

/** Assets are filled by the rules everybody's are, from sessions and deals that were seeded before. */
export async function seedAssets(
  organization: DemoOrganization,
  demo: ReturnType<typeof demoSales>,
  ctx: Ctx,
): Promise<void> {
  // Looked at the day before: that day has come wherever the organization is.
  const place = { currency: 'USD', timezone: organization.timezone, today: addDays(dayOf(ctx.now), -1) };
  const rows = await Promise.all(
    (demoAssets[organization.slug] ?? []).map(async (asset) => {
      const { module, about = null } = asset;
      const ground = await groundOf(ctx, { module, about }, place);
      return assetRows(organization, asset, ground, demo, ctx.now);
    }),
  );
  await ctx.db.write(async (tx) => {
    await tx.insertAll(
      Asset,
      rows.map(({ asset }) => asset),
    );
    await tx.insertAll(
      AssetVersion,
      rows.flatMap(({ versions }) => versions),
    );
    await tx.insertAll(
      AssetComment,
      rows.flatMap(({ comments }) => comments),
    );
    await tx.insertAll(
      AssetVote,
      rows.flatMap(({ votes }) => votes),
    );
    await tx.insertAll(
      DealAsset,
      rows.flatMap(({ links }) => links),
    );
    await tx.insertAll(
      AssetFlag,
      rows.flatMap(({ flags }) => flags),
    );
    await tx.insertAll(CompetitorAlias, demoAliases[organization.slug] ?? []);
    for (const { asset } of rows)
      if (asset.status === 'published' && asset.reviewBy !== null)
        await due.set(tx, 'asset', asset.id, addDays(asset.reviewBy, 1));
  });
}
