import { CURRENT_DATE, type List } from './list.ts';

const TERRITORY_ORDER = `array_position(array['active', 'proposed', 'archived'], t.status), t.name, t.id`;

export const salesLists: readonly List[] = [
  {
    title: 'Deals',
    path: '/api/sales/deals',
    person: 'department.head@meridian.example',
    table: 'sales.deal',
    grow: { name: `t.name || ' ' || n`, last_activity_at: `t.last_activity_at - n * interval '7 minutes'` },
    items: `
      select d.id, d.name, d.account_id as "accountId", a.name as "accountName", d.owner_id as "ownerId",
        p.name as "ownerName", d.stage, d.amount, d.close_date as "closeDate", d.source, d.competitor,
        d.loss_reason as "lossReason", d.last_activity_at as "lastActivityAt", d.version,
        (d.stage in ('prospect', 'qualified', 'proposal', 'negotiation')
          and d.last_activity_at < now() - interval '30 days') as stalled
      from sales.deal d join sales.account a on a.id = d.account_id left join sales.person p on p.id = d.owner_id
      where d.organization_id = $1 order by d.last_activity_at desc, d.id limit 25`,
    count: 'select count(*)::int as total from sales.deal where organization_id = $1',
  },
  {
    title: 'Territories',
    path: '/api/sales/territories',
    person: 'department.head@meridian.example',
    table: 'sales.territory',
    grow: { name: `t.name || ' ' || n` },
    items: `
      select t.id, t.name, t.region, t.segment, t.owner_id as "ownerId", p.name as "ownerName", held.*, won.revenue,
        t.status, mean.potential as mean
      from (select t.* from sales.territory t where t.organization_id = $1 order by ${TERRITORY_ORDER} limit 25) t
      left join sales.person p on p.id = t.owner_id
      cross join lateral (select count(*)::int as "accountCount", coalesce(sum(a.potential), 0)::bigint as potential
        from sales.account a where a.organization_id = $1 and a.territory_id = t.id) held
      cross join lateral (select coalesce(sum(d.amount), 0)::bigint as revenue
        from sales.account a join sales.deal d on d.organization_id = $1 and d.account_id = a.id
          and d.stage = 'closed_won' and d.close_date >= ${CURRENT_DATE} - 365
        where a.organization_id = $1 and a.territory_id = t.id) won
      cross join (select sum(a.potential)::float8 / (select count(*) from sales.territory
          where organization_id = $1 and status = 'active') as potential
        from sales.account a join sales.territory t on t.id = a.territory_id and t.status = 'active'
        where a.organization_id = $1) mean
      order by ${TERRITORY_ORDER}`,
    count: 'select count(*)::int as total from sales.territory where organization_id = $1',
  },
];
