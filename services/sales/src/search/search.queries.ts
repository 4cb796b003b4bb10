import { dealStages } from '@talent-os/contracts/sales/deal-stages.js';
import type { Ctx } from '@talent-os/service-kit';
import {
  calledSql,
  daySql,
  detailSql,
  searchSql,
  type FoundRow,
  type SearchRequest,
} from '@talent-os/service-kit/search/search-sql';
import { ACCOUNTS, accountsWhere } from '../accounts/accounts.queries.js';
import { ACCOUNT, dealsSeenBy } from '../deals/deals.queries.js';
import { territoriesWhere } from '../territories/territories.queries.js';

/** Deals by their name, their account or the competitor. */
export function dealsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = dealsSeenBy(ctx).andThat('$2::timestamptz is not null');
  const sql = searchSql(
    {
      schema: 'sales',
      from: 'sales.deal d',
      joins: ACCOUNT,
      key: 'd.id',
      filters,
      title: 'd.name',
      detail: detailSql('a.name', calledSql('d.stage', dealStages), `'closes ' || ${daySql('d.close_date')}`),
      also: ['a.name', 'd.competitor'],
      at: 'd.last_activity_at',
      latest: 'd.last_activity_at desc, d.id',
      named: (fits) => `select s.id from sales.deal_search s where ${fits('s.text')}
        union all select x.id from sales.deal x where x.organization_id = $1
          and x.account_id = any(array(select s.id from sales.account_search s where ${fits('s.text')}))`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Accounts by their name. */
export function accountsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = accountsWhere(ctx);
  const sql = searchSql(
    {
      schema: 'sales',
      from: ACCOUNTS,
      key: 'a.id',
      filters,
      title: 'a.name',
      detail: detailSql('t.name', 'a.segment', 'a.region'),
      at: 'a.updated_at',
      latest: 'a.name, a.id',
      within: 'a.territory_id',
      named: (fits) => `select s.id from sales.account_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Territories by their name or region. */
export async function territoriesNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = (await territoriesWhere(ctx)).andThat('$2::date is not null');
  const sql = searchSql(
    {
      schema: 'sales',
      from: 'sales.territory t',
      joins: 'left join sales.person p on p.organization_id = $1 and p.id = t.owner_id',
      key: 't.id',
      filters,
      title: 't.name',
      detail: detailSql('p.name', 't.segment', 't.region'),
      also: ['t.region'],
      at: 't.updated_at',
      latest: 't.name, t.id',
      named: (fits) => `select s.id from sales.territory_search s where ${fits('s.text')}`,
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}
