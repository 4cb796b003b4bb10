import { BATTLECARD, type BattlecardInUse } from '@talent-os/contracts/sales/battlecard-shapes.js';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';
import type { Ctx } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { DEALS, dealsVisibleTo } from '../deals/deals.queries.js';
import type { AssetText } from './asset-version.entity.js';
import { FLAGS } from './flags.js';
import { winRateOf } from './rate.rules.js';

const YEAR_DAYS = 365;
const CLOSED = `d.stage in ('closed_won', 'closed_lost')`;
const WON = `d.stage = 'closed_won'`;

const CARD = `
  a.id as "assetId", a.session_id as "excellenceSessionId", a.asset_type as "assetType", a.title,
  a.published_number as number, v.published_at as "publishedAt", a.review_by::text as "reviewBy",
  a.status = 'stale' as stale, ${FLAGS} as flags`;
/** Battlecards in use with the version people read. */
const CARDS = `
  sales.excellence_asset a join sales.excellence_asset_version v
    on v.organization_id = $1 and v.asset_id = a.id and v.number = a.published_number
  where a.organization_id = $1 and a.asset_type = '${BATTLECARD}' and a.status in ('published', 'stale')
    and a.about is not null`;

type Counts = {
  readonly wonBefore: number;
  readonly closedBefore: number;
  readonly wonSince: number;
  readonly closedSince: number;
};
/** What became of deals before and since a moment: all of the organization, as figures are. */
const around = (moment: string) => `
  (count(*) filter (where ${WON} and ${before(moment)}))::int as "wonBefore",
  (count(*) filter (where ${CLOSED} and ${before(moment)}))::int as "closedBefore",
  (count(*) filter (where ${WON} and d.closed_at >= ${moment}))::int as "wonSince",
  (count(*) filter (where ${CLOSED} and d.closed_at >= ${moment}))::int as "closedSince"`;
const before = (moment: string) =>
  `d.closed_at < ${moment} and d.closed_at >= ${moment} - interval '${YEAR_DAYS} days'`;
const ratesOf = ({ wonBefore, closedBefore, wonSince, closedSince }: Counts) => ({
  before: winRateOf(wonBefore, closedBefore),
  since: winRateOf(wonSince, closedSince),
});

/** The win rate against the competitor of a battlecard, before and since the version in use was published. */
export async function effectOf(ctx: Ctx, about: string, publishedAt: string) {
  const counts = await ctx.db.readOne<Counts>(
    `select ${around('$3::timestamptz')} from sales.deal d
     where d.organization_id = $1 and d.competitor is not null and lower(d.competitor) = lower($2)`,
    [about, publishedAt],
  );
  return { publishedAt, ...ratesOf(counts!) };
}

type CompetitorRow = Counts & {
  readonly competitor: string;
  readonly openDeals: number;
  readonly won: number;
  readonly closed: number;
  readonly card: BattlecardInUse | null;
};

/** Competitors of a year, those met most often first, each with the battlecard published last against it. */
export async function competitorsOf(ctx: Ctx) {
  const rows = await ctx.db.read<CompetitorRow>(
    `with card as (
       select distinct on (lower(a.about)) lower(a.about) as key, a.about, v.published_at as at,
         (select row_to_json(one) from (select ${CARD}) one) as card
       from ${CARDS}
       order by lower(a.about), v.published_at desc, a.id),
     met as (
       select lower(d.competitor) as key, min(d.competitor) as name,
         (count(*) filter (where not (${CLOSED})))::int as open,
         (count(*) filter (where ${WON} and d.closed_at >= $2))::int as won,
         (count(*) filter (where ${CLOSED} and d.closed_at >= $2))::int as closed,
         ${around('c.at')}
       from sales.deal d left join card c on c.key = lower(d.competitor)
       where d.organization_id = $1 and d.competitor is not null
       group by lower(d.competitor))
     select coalesce(c.about, m.name) as competitor, coalesce(m.open, 0) as "openDeals", coalesce(m.won, 0) as won,
       coalesce(m.closed, 0) as closed, c.card, coalesce(m."wonBefore", 0) as "wonBefore",
       coalesce(m."closedBefore", 0) as "closedBefore", coalesce(m."wonSince", 0) as "wonSince",
       coalesce(m."closedSince", 0) as "closedSince"
     from met m full join card c on c.key = m.key
     where c.key is not null or m.open > 0 or m.closed > 0
     order by closed desc, "openDeals" desc, competitor limit 200`,
    [daysBefore(ctx.now, YEAR_DAYS)],
  );
  return rows.map(({ competitor, openDeals, won, closed, card, ...counts }) => ({
    competitor,
    openDeals,
    year: winRateOf(won, closed),
    card,
    ...(card ? ratesOf(counts) : { before: null, since: null }),
  }));
}

export type CardOfDeal = BattlecardInUse & {
  readonly module: ExcellenceModuleKey;
  readonly about: string;
  readonly usedAt: string | null;
  readonly text: AssetText;
};

/** The battlecards against a competitor, the last published first. */
export const cardsAgainst = (ctx: Ctx, dealId: string, competitor: string) =>
  ctx.db.read<CardOfDeal>(
    `select ${CARD}, a.module, a.about, v.text,
       (select l.at from sales.deal_asset l
        where l.organization_id = $1 and l.asset_id = a.id and l.deal_id = $2) as "usedAt"
     from ${CARDS} and lower(a.about) = lower($3) order by v.published_at desc, a.id limit 20`,
    [dealId, competitor],
  );

/** Lost deals an asset is to be looked at for, as far as the caller may see them, the last first. */
export function flaggedDeals(ctx: Ctx, assetId: string) {
  const filters = dealsVisibleTo(ctx);
  const asset = filters.arg(assetId);
  return ctx.db.read<{ dealId: string; name: string; accountName: string; lossReason: string | null; at: string }>(
    `select d.id as "dealId", d.name, a.name as "accountName", d.loss_reason as "lossReason", f.at
     from ${DEALS} join sales.asset_flag f
       on f.organization_id = $1 and f.deal_id = d.id and f.asset_id = ${asset} and f.settled_at is null
     where ${filters.where} order by f.at desc, d.id limit 200`,
    filters.args,
  );
}
