import { PAGE_SIZE, scopeOf, type Input, type Output } from '@talent-os/contracts';
import { openStages } from '@talent-os/contracts/sales/deal-stages.js';
import type { getTerritory, listTerritories, territoryTargets } from '@talent-os/contracts/sales/territories.js';
import { type Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { balanceOf, balanceFields } from './balance.rules.js';
import { sellerIds } from '../people/sellers.js';
import { revenueSince } from '../deals/revenue.rules.js';

type Territory = Output<typeof listTerritories>['items'][number];
type TerritoryRow = Omit<Territory, 'balance' | 'flag'> & { readonly mean: number };
type Accounts = Output<typeof getTerritory>['accounts'];

const ACCOUNTS = `
  lateral (
    select count(*)::int as count, coalesce(sum(a.potential), 0)::bigint as potential from sales.account a
    where a.organization_id = $1 and a.territory_id = t.id) held`;
const WON = (since: string) => `
  lateral (
    select coalesce(sum(of.revenue), 0)::bigint as revenue
    from sales.account a, lateral (
      select sum(d.amount) as revenue from sales.deal d
      where d.organization_id = $1 and d.account_id = a.id and d.stage = 'closed_won' and d.close_date >= ${since}::date) of
    where a.organization_id = $1 and a.territory_id = t.id) won`;
/** Accounts and revenue of each territory `t`; `since` is the placeholder of a day. */
export const REVENUE = (since: string) => `${ACCOUNTS}, ${WON(since)}`;

/** Mean potential of the organization's active territories, empty ones included. */
const MEAN = `
  (select coalesce(sum(a.potential) / nullif((
     select count(*) from sales.territory where organization_id = $1 and status = 'active'), 0), 0)::float8
   from sales.account a join sales.territory t on t.organization_id = $1 and t.id = a.territory_id and t.status = 'active'
   where a.organization_id = $1)`;

const TERRITORY = `
  t.id, t.name, t.region, t.segment, t.owner_id as "ownerId", coalesce(p.name, 'Former colleague') as "ownerName",
  held.count as "accountCount", won.revenue, held.potential, t.status, ${MEAN} as mean`;

const OWNER = 'left join sales.person p on p.organization_id = t.organization_id and p.id = t.owner_id';
const TERRITORIES = `sales.territory t ${OWNER}, ${REVENUE('$2')}`;
const JOINS = { p: OWNER, held: `cross join ${ACCOUNTS}`, won: `cross join ${WON('$2')}` };

const SORTABLE = {
  name: 't.name',
  accountCount: 'held.count',
  revenue: 'won.revenue',
  potential: 'held.potential',
  balance: "case when t.status = 'active' then held.potential end",
};
const USUAL = "array_position(array['active', 'proposed', 'archived'], t.status), t.name";

/** The person whose territories alone the caller reads; undefined where the reach is the whole organization. */
export const territoryOwner = (ctx: Ctx) =>
  scopeOf(ctx.ability, 'Territory') === 'organization' ? undefined : ctx.userId;

/** Territories the caller may see; `$2` is the day their revenue counts from. */
export const territoriesWhere = async (ctx: Ctx): Promise<Filters> =>
  new Filters('t.organization_id = $1', revenueSince(await todayOf(ctx))).and(
    (value) => `t.owner_id = ${value}`,
    territoryOwner(ctx),
  );

const weighed = ({ mean, ...row }: TerritoryRow): Territory => ({
  ...row,
  ...balanceFields(row.status, row.potential, mean),
});

export async function listOfTerritories(ctx: Ctx, { search, sort, page }: Input<typeof listTerritories>) {
  const filters = (await territoriesWhere(ctx)).search(
    holdingWords('sales', 't.name', 't.region', 'p.name'),
    containingWords(search),
  );
  const order = orderBy(SORTABLE, sort, USUAL, 't.id');
  const list = { table: 'sales.territory t', joins: JOINS, filters, order, item: TERRITORY, page };
  const answer = await ctx.db.readOne<ListRow<TerritoryRow>>(listRow(list), filters.args);
  return { items: answer!.items.map(weighed), ...totalOf(answer!) };
}

const ACCOUNT_SORTABLE = { name: 'name', potential: 'potential', openAmount: '"openAmount"' };

/** One territory with a page of its accounts, or 404. */
export async function territoryWithAccounts(ctx: Ctx, { territoryId, search, sort, page }: Input<typeof getTerritory>) {
  const filters = (await territoriesWhere(ctx)).and((value) => `t.id = ${value}`, territoryId);
  const found = holdingWords('sales', 'a.name')(filters.arg(containingWords(search) ?? []));
  const row = await ctx.db.readExisting<TerritoryRow & { accounts: Accounts }>(
    `select ${TERRITORY}, json_build_object(
       'items', coalesce((select json_agg(page) from (
         select a.id, a.name, a.segment, a.potential, open."openDeals", open."openAmount",
           exists (select from sales.reassignment r where r.organization_id = $1 and r.account_id = a.id
             and r.status in ('proposed', 'approved')) as "pendingChange"
         from sales.account a, lateral (
           select count(*)::int as "openDeals", coalesce(sum(d.amount), 0)::bigint as "openAmount" from sales.deal d
           where d.organization_id = $1 and d.account_id = a.id and d.stage in (${openStages.map((stage) => `'${stage}'`).join(', ')})) open
         where a.organization_id = $1 and a.territory_id = t.id and ${found}
         order by ${orderBy(ACCOUNT_SORTABLE, sort, 'name', 'a.id')} limit ${PAGE_SIZE} offset ${filters.arg((page - 1) * PAGE_SIZE)}) page), '[]'::json),
       'total', (select count(*) from sales.account a
         where a.organization_id = $1 and a.territory_id = t.id and ${found})) as accounts
     from ${TERRITORIES} where ${filters.where}`,
    filters.args,
  );
  const { accounts, ...territory } = row;
  return { ...weighed(territory), accounts };
}

/** Every active territory of the organization that a seller has: where an account may go is no secret among them. */
export async function targets(ctx: Ctx): Promise<Output<typeof territoryTargets>> {
  const sellers = await sellerIds(ctx);
  const rows = await ctx.db.read<{ id: string; name: string; ownerName: string; potential: number; mean: number }>(
    `select t.id, t.name, coalesce(p.name, 'Former colleague') as "ownerName", ${MEAN} as mean,
       (select coalesce(sum(a.potential), 0)::bigint from sales.account a where a.organization_id = $1 and a.territory_id = t.id) as potential
     from sales.territory t left join sales.person p on p.organization_id = t.organization_id and p.id = t.owner_id
     where t.organization_id = $1 and t.status = 'active' and t.owner_id = any($2::uuid[]) order by t.name, t.id`,
    [sellers],
  );
  return { items: rows.map(({ potential, mean, ...row }) => ({ ...row, balance: balanceOf(potential, mean) })) };
}
