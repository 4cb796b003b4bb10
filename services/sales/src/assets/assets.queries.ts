import { admits, type Input } from '@talent-os/contracts';
import { assetStateKeys, type AssetState, type AssetWork } from '@talent-os/contracts/sales/asset-shapes.js';
import {
  commentAsset,
  makeAsset,
  publishAsset,
  type exportAssets,
  type listAssets,
} from '@talent-os/contracts/sales/assets.js';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';
import { FLAGS } from './flags.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { texts } from '@talent-os/service-kit/sql/texts';

export type AssetRow = {
  readonly id: string;
  readonly sessionId: string;
  readonly module: ExcellenceModuleKey;
  readonly assetType: string;
  readonly title: string;
  readonly about: string | null;
  readonly status: AssetState;
  readonly publishedNumber: number | null;
  readonly workNumber: number | null;
  readonly work: AssetWork | null;
  readonly authorIds: readonly string[];
  readonly ownerId: string;
  readonly ownerName: string;
  readonly reviewBy: string | null;
  readonly uses: number;
  readonly useful: number;
  readonly flags: number;
  readonly changedAt: string;
  readonly version: number;
};

/** What the caller may do with assets on the whole. */
export const rightsOf = ({ ability }: Ctx) => ({
  manages: admits(ability, makeAsset.access),
  publishes: admits(ability, publishAsset.access),
  uses: admits(ability, commentAsset.access),
});

const OWNER = 'left join sales.person p on p.organization_id = a.organization_id and p.id = a.owner_id';
const OWNER_NAME = `coalesce(p.name, 'Former colleague')`;
const USES = `(select count(*)::int from sales.deal_asset l where l.organization_id = $1 and l.asset_id = a.id)`;
const USEFUL = `(select count(*)::int from sales.excellence_asset_vote o
  where o.organization_id = $1 and o.asset_id = a.id and o.useful)`;

const ROW = `
  a.id, a.session_id as "sessionId", a.module, a.asset_type as "assetType", a.title, a.about, a.status,
  a.published_number as "publishedNumber", a.work_number as "workNumber", a.work,
  coalesce((select w.author_ids from sales.excellence_asset_version w
    where w.organization_id = $1 and w.asset_id = a.id and w.number = a.work_number), '[]'::jsonb) as "authorIds",
  a.owner_id as "ownerId", ${OWNER_NAME} as "ownerName", a.review_by::text as "reviewBy", ${USES} as uses,
  ${USEFUL} as useful, ${FLAGS} as flags, a.updated_at as "changedAt", a.version`;

const SORTABLE = {
  title: 'a.title',
  status: `array_position(array[${texts(assetStateKeys)}], a.status)`,
  ownerName: OWNER_NAME,
  reviewBy: 'a.review_by',
  uses: USES,
  useful: USEFUL,
  changedAt: 'a.updated_at',
};
const USUAL = 'a.updated_at desc';

/** What is in use, and everything for who writes assets. */
const seenBy = (ctx: Ctx): Filters =>
  new Filters('a.organization_id = $1').andThat(
    rightsOf(ctx).manages ? undefined : `a.status in ('published', 'stale')`,
  );

type Filter = Omit<Input<typeof exportAssets>, 'skip'>;
const assetsWhere = (ctx: Ctx, { search, module, assetType, status }: Filter): Filters =>
  seenBy(ctx)
    .and((value) => `a.module = ${value}`, module)
    .and((value) => `a.asset_type = ${value}`, assetType)
    .and(
      (value) => (rightsOf(ctx).manages ? `${value} in (a.status, coalesce(a.work, ''))` : `a.status = ${value}`),
      status,
    )
    .search(holdingWords('sales', 'a.title', 'a.about'), containingWords(search));

export async function pageOfAssets(ctx: Ctx, input: Input<typeof listAssets>): Promise<ListRow<AssetRow>> {
  const list = {
    table: 'sales.excellence_asset a',
    joins: { p: OWNER },
    filters: assetsWhere(ctx, input),
    order: orderBy(SORTABLE, input.sort, USUAL, 'a.id'),
    item: ROW,
    page: input.page,
  };
  return (await ctx.db.readOne<ListRow<AssetRow>>(listRow(list), list.filters.args))!;
}

/** As many of what matches as a file takes, each with how many there are. */
export function assetsToExport(ctx: Ctx, { skip, ...filter }: Input<typeof exportAssets>) {
  const filters = assetsWhere(ctx, filter);
  const page = filters.filePage(skip);
  return ctx.db.read<AssetRow & { readonly total: number }>(
    `select ${ROW}, count(*) over ()::int as total from sales.excellence_asset a ${OWNER}
     where ${filters.where} order by a.module, a.title, a.id ${page}`,
    filters.args,
  );
}

/** One asset the caller may see. */
export async function assetSeen(ctx: Ctx, assetId: string): Promise<AssetRow | undefined> {
  const { where, args } = seenBy(ctx).and((value) => `a.id = ${value}`, assetId);
  const found = await ctx.db.readOne<AssetRow>(
    `select ${ROW} from sales.excellence_asset a ${OWNER} where ${where}`,
    args,
  );
  return found ?? undefined;
}
