import type { List } from './list.ts';

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
];
