import type { AssetDetail, AssetVersionState } from '@talent-os/contracts/sales/asset-shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { visibleAccounts } from '../accounts/accounts.queries.js';
import { DEALS, dealsVisibleTo, visibleDeals } from '../deals/deals.queries.js';
import type { AssetText } from './asset-version.entity.js';

export type VersionRow = {
  readonly number: number;
  readonly status: AssetVersionState;
  readonly text: AssetText;
  readonly authorName: string;
  readonly begunAt: string;
  readonly publishedAt: string | null;
  readonly publishedByName: string | null;
};

/** Every version of an asset, the last first. */
export const versionsOf = (ctx: Ctx, assetId: string) =>
  ctx.db.read<VersionRow>(
    `select v.number, v.status, v.text, coalesce(author.name, 'Former colleague') as "authorName",
       v.created_at as "begunAt", v.published_at as "publishedAt",
       case when v.published_by_id is not null then coalesce(publisher.name, 'Former colleague') end as "publishedByName"
     from sales.excellence_asset_version v
       left join sales.person author on author.organization_id = $1 and author.id = (v.author_ids ->> 0)::uuid
       left join sales.person publisher on publisher.organization_id = $1 and publisher.id = v.published_by_id
     where v.organization_id = $1 and v.asset_id = $2 order by v.number desc`,
    [assetId],
  );

/** The last comments, oldest first. */
export const commentsOn = (ctx: Ctx, assetId: string) =>
  ctx.db.read<AssetDetail['comments'][number]>(
    `select * from (
       select c.id, coalesce(p.name, 'Former colleague') as "byName", c.created_at as at, c.text
       from sales.excellence_asset_comment c left join sales.person p on p.organization_id = $1 and p.id = c.by_id
       where c.organization_id = $1 and c.asset_id = $2 order by c.created_at desc, c.id desc limit 200) one
     order by one.at, one.id`,
    [assetId],
  );

/** The linked deals the caller may see, the last linked first. */
export function dealsOf(ctx: Ctx, assetId: string) {
  const filters = dealsVisibleTo(ctx);
  const asset = filters.arg(assetId);
  return ctx.db.read<AssetDetail['deals'][number]>(
    `select d.id as "dealId", d.name, a.name as "accountName", d.stage, l.at
     from ${DEALS} join sales.deal_asset l on l.organization_id = $1 and l.deal_id = d.id and l.asset_id = ${asset}
     where ${filters.where} order by l.at desc, d.id limit 200`,
    filters.args,
  );
}

export const votesOn = async (ctx: Ctx, assetId: string) =>
  (await ctx.db.readOne<{ notUseful: number; myVote: boolean | null }>(
    `select (count(*) filter (where not v.useful))::int as "notUseful",
       bool_or(v.useful) filter (where v.user_id = $3) as "myVote"
     from sales.excellence_asset_vote v where v.organization_id = $1 and v.asset_id = $2`,
    [assetId, ctx.userId],
  ))!;

/** Names of deals and accounts that claims rest on, as far as the caller may see them. */
export async function recordNames(
  ctx: Ctx,
  dealIds: readonly string[],
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all([visibleDeals(ctx.db, ctx, dealIds), visibleAccounts(ctx.db, ctx, accountIds)]);
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}
