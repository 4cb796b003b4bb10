import { scopeOf, type Input, type Output } from '@talent-os/contracts';
import { openStages, STALLED_AFTER_DAYS, stageKeys } from '@talent-os/contracts/sales/deal-stages.js';
import type { ClosingSpan, Deal, exportDeals, getDeal, listDeals } from '@talent-os/contracts/sales/deals.js';
import { RawJson, DomainError, type Ctx, type Reader } from '@talent-os/service-kit';
import { daysBefore, monthStart, quarterOf, type Day } from '@talent-os/service-kit/calendar';
import { maySql } from '@talent-os/service-kit/may';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { texts } from '@talent-os/service-kit/sql/texts';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { creditOf } from './credits.js';
import { mayIn, READ_ONLY } from './deal.rules.js';
import { revenueSince } from './revenue.rules.js';

const STAGES = `array[${texts(stageKeys)}]`;
const OPEN = `d.stage in (${texts(openStages)})`;
const accountsOf = (territory: string) =>
  `select held.id from sales.account held where held.organization_id = $1 and held.territory_id = ${territory}::uuid`;
/** `$2` is the instant before which an activity is too long ago. */
const STALLED = `(${OPEN} and d.last_activity_at < $2)`;

/** What names a deal's account, and its owner. */
export const ACCOUNT = 'join sales.account a on a.organization_id = d.organization_id and a.id = d.account_id';
export const OWNER = 'left join sales.person p on p.organization_id = d.organization_id and p.id = d.owner_id';

export const DEALS = `sales.deal d ${ACCOUNT} ${OWNER}`;
/** Deals alone, or with their accounts where the search or the order reads those. */
export const dealsToSearch = (withAccount: unknown) => `sales.deal d ${withAccount ? ACCOUNT : ''}`;

/** `$3` is the caller. Who is credited with a part of somebody else's deal reads it. */
const dealAs = (all: boolean) => `
  d.id, d.name, d.account_id as "accountId", a.name as "accountName", d.owner_id as "ownerId",
  coalesce(p.name, 'Former colleague') as "ownerName", d.stage, d.amount,
  ${all ? 'null::bigint' : creditOf('$3')} as credit, d.close_date as "closeDate", d.source, d.competitor,
  d.loss_reason as "lossReason", d.last_activity_at as "lastActivityAt", ${STALLED} as stalled,
  ${maySql(
    [
      [all ? 'true' : '(d.owner_id = $3)', [true, false]],
      ['d.stage', stageKeys],
    ],
    (own, stage) => (own ? mayIn(stage, all) : READ_ONLY),
  )} as may, d.version`;
const [CREDITED_DEAL, ANY_DEAL] = [dealAs(false), dealAs(true)];

const SORTABLE = {
  name: 'd.name',
  amount: 'd.amount',
  closeDate: 'd.close_date',
  lastActivityAt: 'd.last_activity_at',
  stage: `array_position(${STAGES}, d.stage)`,
  accountName: 'a.name',
};
type DealFilter = Partial<Input<typeof exportDeals>>;

/** Deals that close within the caller's quota period, or the calendar quarter where no quota is set. */
function inQuotaPeriod(filters: Filters, ctx: Ctx, today: Day): string {
  const { starts, ends } = quarterOf(today);
  const [me, day, first, last] = [ctx.userId, today, starts, ends].map((value) => filters.arg(value));
  return `exists (
    select from (select ${first}::date as starts, ${last}::date as ends) quarter
    left join lateral (
      select q.period_start, q.period_end from sales.quota q
      where q.organization_id = $1 and q.user_id = ${me}::uuid and q.status <> 'draft'
        and q.period_start <= ${day}::date and q.period_end >= ${day}::date
      order by q.period_start desc limit 1) own on true
    where d.close_date between coalesce(own.period_start, quarter.starts) and coalesce(own.period_end, quarter.ends))`;
}

const closingWithin: Record<ClosingSpan, (filters: Filters, ctx: Ctx, today: Day) => string> = {
  month: (filters, _ctx, today) => `d.close_date >= ${filters.arg(monthStart(today))}::date`,
  quota: inQuotaPeriod,
  year: (filters, _ctx, today) => `d.close_date >= ${filters.arg(revenueSince(today))}::date`,
};

/** The person whose deals alone the caller reads; undefined where the reach is the whole organization. */
export const ownerBound = (ctx: Ctx) => (scopeOf(ctx.ability, 'Deal') === 'organization' ? undefined : ctx.userId);

/** A deal as the contract shows it to the caller. */
export const dealFor = (ctx: Ctx): string => (ownerBound(ctx) === undefined ? ANY_DEAL : CREDITED_DEAL);

const stalledBefore = (ctx: Ctx) => daysBefore(ctx.now, STALLED_AFTER_DAYS);

/** Deals a person is credited with: their own, and those of which they have a share. */
const creditedTo = (person: string) => `(d.owner_id = ${person} or d.id = any(array(
  select mine.deal_id from sales.deal_share mine where mine.organization_id = $1 and mine.user_id = ${person})))`;

/** The deals the caller may see; `$3` is the caller, whose part of each a deal names. */
export const dealsSeenBy = (ctx: Ctx): Filters =>
  new Filters('d.organization_id = $1 and $3::uuid is not null', stalledBefore(ctx), ctx.userId).andThat(
    ownerBound(ctx) === undefined ? undefined : creditedTo('$3'),
  );

/** As `dealsSeenBy`, for statements that ask neither which are stalled nor whose they are. */
export const dealsVisibleTo = (ctx: Ctx): Filters =>
  new Filters('d.organization_id = $1').and(creditedTo, ownerBound(ctx));

/** The deals the caller may see that match what is wanted. */
export async function dealsWhere(ctx: Ctx, filter: DealFilter): Promise<Filters> {
  const { search, stage, open, stalled, overdue, ownerId, territoryId, closing, month } = filter;
  const today = await todayOf(ctx);
  const filters = dealsSeenBy(ctx)
    .and((value) => `d.owner_id = ${value}`, ownerId)
    .and((value) => `d.stage = ${value}`, stage)
    .andWhether(OPEN, open)
    .andWhether(STALLED, stalled)
    .and((value) => `d.close_date >= ${value}::date`, month && `${month}-01`)
    .and((value) => `d.close_date < ${value}::date`, month && monthStart(`${month}-01`, 1))
    .and((value) => `d.account_id in (${accountsOf(value)})`, territoryId);
  return filters
    .andThat(
      overdue === undefined
        ? undefined
        : `${overdue ? '' : 'not '}(${OPEN} and d.close_date < ${filters.arg(today)}::date)`,
    )
    .andThat(closing && closingWithin[closing](filters, ctx, today))
    .search(holdingWords('sales', 'd.name', 'a.name', 'd.competitor'), containingWords(search));
}

const holding = (pattern: string) => `
  select id from sales.deal_search where text like ${pattern}
  union all select x.id from sales.account_search y join sales.deal x on x.organization_id = $1 and x.account_id = y.id
  where y.text like ${pattern}`;
const USUAL = orderBy(SORTABLE, undefined, 'd.last_activity_at desc', 'd.id');

export async function listOfDeals(
  ctx: Ctx,
  input: Input<typeof listDeals>,
): Promise<RawJson<Output<typeof listDeals>>> {
  const filters = await dealsWhere(ctx, input);
  const order = orderBy(SORTABLE, input.sort, 'd.last_activity_at desc', 'd.id');
  const joins = { a: ACCOUNT, p: OWNER };
  return ctx.db.json(
    listJson({
      table: 'sales.deal d',
      joins,
      filters,
      order,
      indexed: USUAL,
      holding,
      item: dealFor(ctx),
      page: input.page,
    }),
    filters.args,
  );
}

/** One deal with its history, newest first, or 404. */
export async function dealWithHistory(ctx: Ctx, dealId: string): Promise<RawJson<Output<typeof getDeal>>> {
  const filters = dealsSeenBy(ctx).and((value) => `d.id = ${value}`, dealId);
  const found = await ctx.db.readOne<{ text: string }>(
    `select row_to_json(one)::text as text from (
       select ${dealFor(ctx)}, coalesce((
         select json_agg(json_build_object('kind', e.kind, 'from', e.from_stage, 'to', e.to_stage, 'note', e.note,
           'byName', coalesce(author.name, 'Former colleague'), 'at', e.created_at) order by e.created_at desc, e.id desc)
         from sales.deal_entry e left join sales.person author on author.organization_id = e.organization_id and author.id = e.by_id
         where e.organization_id = $1 and e.deal_id = d.id), '[]'::json) as history, coalesce((
         select json_agg(json_build_object('userId', s.user_id, 'userName', coalesce(sharer.name, 'Former colleague'),
           'percent', s.percent) order by s.percent desc, s.user_id)
         from sales.deal_share s left join sales.person sharer on sharer.organization_id = $1 and sharer.id = s.user_id
         where s.organization_id = $1 and s.deal_id = d.id), '[]'::json) as shares
       from ${DEALS} where ${filters.where}) one`,
    filters.args,
  );
  if (!found) throw new DomainError('resource.missing');
  return new RawJson(found.text);
}

/** A deal as the contract shows it, for the transaction that changed it. */
export async function dealAfter(db: Reader, ctx: Ctx, dealId: string): Promise<Deal> {
  const { where, args } = dealsSeenBy(ctx).and((value) => `d.id = ${value}`, dealId);
  const row = await db.readOne<{ deal: Deal }>(
    `select row_to_json(one) as deal from (select ${dealFor(ctx)} from ${DEALS} where ${where}) one`,
    args,
  );
  return row!.deal;
}

/** The competitor of a deal the caller may see, or 404. */
export async function seenDeal(ctx: Ctx, dealId: string): Promise<{ readonly competitor: string | null }> {
  const { where, args } = dealsVisibleTo(ctx).and((value) => `d.id = ${value}`, dealId);
  const found = await ctx.db.readOne<{ competitor: string | null }>(
    `select d.competitor from sales.deal d where ${where}`,
    args,
  );
  if (!found) throw new DomainError('resource.missing');
  return found;
}

type Named = { readonly id: string; readonly name: string };

/** Those of some deals the caller may see. */
export async function visibleDeals(db: Reader, ctx: Ctx, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { where, args } = dealsVisibleTo(ctx).and((value) => `d.id = any(${value}::uuid[])`, [...ids]);
  return db.read<Named>(`select d.id, d.name from sales.deal d where ${where}`, args);
}
