import pg from 'pg';

interface Copy {
  table: string;
  create: string;
  /** Read from the product's database; `$1` is the organization. */
  select: string;
}

// The product's tables and indexes without what tenancy adds: no organization, no policy.
const COPIES: Copy[] = [
  {
    table: 'person',
    create: 'create table person (id uuid primary key, name text not null)',
    select: 'select id, name from sales.person where organization_id = $1',
  },
  {
    table: 'account',
    create: 'create table account (id uuid primary key, name text not null)',
    select: 'select id, name from sales.account where organization_id = $1',
  },
  {
    table: 'deal',
    create: `
      create table deal (
        id uuid primary key, name text not null, account_id uuid not null, owner_id uuid not null, stage text not null,
        amount bigint not null, close_date date not null, source text not null, competitor text, loss_reason text,
        last_activity_at timestamptz not null, closed_at timestamptz, version integer not null,
        created_at timestamptz not null, updated_at timestamptz not null, created_by uuid);
      create index deal_owner on deal (owner_id, stage, close_date, amount);
      create index deal_stage on deal (stage, close_date, amount);
      create index deal_account on deal (account_id, stage, close_date, amount);
      create index deal_activity on deal (last_activity_at)`,
    select: 'select * from sales.deal where organization_id = $1',
  },
  {
    table: 'deal_entry',
    create: `
      create table deal_entry (
        id uuid primary key, deal_id uuid not null, kind text not null, from_stage text, to_stage text, note text,
        by_id uuid not null, version integer not null default 1, created_at timestamptz not null,
        updated_at timestamptz not null, created_by uuid);
      create index deal_entry_deal on deal_entry (deal_id, created_at)`,
    select: 'select * from sales.deal_entry where organization_id = $1',
  },
  {
    table: 'dashboard_content',
    create: `
      create table dashboard_content (
        role text primary key, outcome_message text not null, action_message text not null, call_to_action text not null,
        created_at timestamptz not null, updated_at timestamptz not null)`,
    select: 'select * from identity.dashboard_content where organization_id = $1',
  },
];

/** Fills the tables of the bare server with the rows of one organization of the product. Answers how many deals it has. */
export async function copyRows(from: string, to: string, organizationId: string): Promise<number> {
  const source = new pg.Client({ connectionString: from });
  const target = new pg.Client({ connectionString: to });
  await Promise.all([source.connect(), target.connect()]);
  let deals = 0;
  try {
    for (const { table, create, select } of COPIES) {
      await target.query(create);
      const told = await source.query<{ rows: string; count: number }>(
        `select coalesce(json_agg(one), '[]')::text as rows, count(*)::int as count from (${select}) one`,
        [organizationId],
      );
      const { rows = '[]', count = 0 } = told.rows[0] ?? {};
      await target.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows]);
      if (table === 'deal') deals = count;
    }
    await target.query('vacuum analyze');
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
  return deals;
}
