import type { pg } from '@talent-os/service-kit/database/types';
import type { Statement } from './statements.js';

/** Organizations, and rows each has in every table: enough that Postgres prefers an index. */
const ORGANIZATIONS = 60;
const EACH = 50;

type Table = { readonly name: string; readonly columns: readonly { readonly name: string; readonly type: string }[] };

/** A value of a type for the row `m` of its organization; what is neither a number, a time nor an id is made of a text. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'text ' || m`,
  bool: 'm % 2 = 0',
  json: `'[]'`,
  jsonb: `'[]'`,
  bytea: `''`,
  date: 'current_date + m',
  timestamptz: `now() + m * interval '1 hour'`,
  tsvector: `to_tsvector('simple', 'word ' || m)`,
};
const valueOf = (type: string): string => VALUES[type] ?? (type.startsWith('_') ? `'{}'` : 'm');

/** Fills every table, parts of one by way of it, with rows of organizations, and leaves it as Postgres does in time: vacuumed, its contents counted. */
export async function fillTables(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<Table>(`
    select table_schema || '.' || table_name as name, json_agg(json_build_object('name', column_name, 'type', udt_name)) as columns
    from information_schema.columns
    where is_generated = 'NEVER' and table_schema not in ('pg_catalog', 'information_schema')
      and not (select c.relispartition from pg_class c where c.oid = format('%I.%I', table_schema, table_name)::regclass)
    group by 1 having bool_or(column_name = 'organization_id')`);
  // What a table takes no other values for says nothing of its plans, and the made rows know nothing of it.
  const { rows: checks } = await client.query<{ drop: string }>(`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'c' and n.nspname not in ('pg_catalog', 'information_schema')`);
  for (const { drop } of checks) await client.query(drop);
  // Nobody waits for the disk, nor for triggers that keep rows of other tables.
  await client.query('set synchronous_commit = off; set session_replication_role = replica');
  for (const { name, columns } of tables)
    await client.query(`
      insert into ${name} (${columns.map((column) => column.name).join()})
      select ${columns.map((column) => (column.name === 'organization_id' ? 'organization' : valueOf(column.type))).join()}
      from (select gen_random_uuid() as organization from generate_series(1, ${ORGANIZATIONS})) o, generate_series(1, ${EACH}) m
      on conflict do nothing`);
  await client.query('reset session_replication_role');
  // By hand, or plans hang on whether the background has come by yet.
  await client.query('vacuum (analyze)');
}

type Plan = {
  readonly 'Node Type': string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Every step of a statement, whatever it is asked with, as the service that asks. */
async function stepsOf(client: pg.Client, service: string, text: string): Promise<Plan[]> {
  const parameters = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const values = Array.from({ length: parameters }, () => 'null').join();
  await client.query(`set role talentos_${service}; prepare one as ${text}`);
  const explained = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (verbose, format json) execute one ${values && `(${values})`}`,
  );
  await client.query('deallocate one; reset role');
  return nodesOf(explained.rows[0]!['QUERY PLAN'][0]!.Plan);
}

/** What of the services reads rows, with its service and its file. */
const reading = (statements: readonly Statement[]) =>
  statements.flatMap(({ place, forms }) => {
    const [file = ''] = place.split(':');
    const service = /^services\/(\w+)/.exec(place)?.[1];
    if (service === undefined || forms instanceof Error) return [];
    return forms.filter((one) => /^\s*(select|with)\b/.test(one)).map((text) => ({ file, service, text }));
  });

/**
 * Every statement that reads a long table of organizations from end to end, as one line each. Tables in `outside` are those
 * of every organization at once, which are read so.
 */
export async function scans(
  client: pg.Client,
  statements: readonly Statement[],
  outside: ReadonlySet<string>,
): Promise<string[]> {
  await client.query(`set plan_cache_mode = force_generic_plan; set app.organization_id = '${crypto.randomUUID()}'`);
  const { rows } = await client.query<{ name: string }>(
    `select format('%s.%s', relnamespace::regnamespace, relname) as name from pg_class
     where relkind = 'r' and reltuples >= ${(ORGANIZATIONS * EACH) / 2}`,
  );
  const long = new Set(rows.map(({ name }) => name).filter((name) => !outside.has(name)));
  const found = new Set<string>();
  for (const { file, service, text } of reading(statements))
    for (const step of await stepsOf(client, service, text)) {
      const table = `${step.Schema}.${step['Relation Name']}`;
      if (step['Node Type'] === 'Seq Scan' && long.has(table)) found.add(`${file} reads all of ${table}`);
    }
  return [...found];
}

/** Indexes that statements read in order, without a row of their table, as `file index`; where sorting is no way out. */
export async function orders(client: pg.Client, statements: readonly Statement[]): Promise<string[]> {
  await client.query('set enable_sort = off; set enable_seqscan = off; set enable_bitmapscan = off');
  const found = new Set<string>();
  for (const { file, service, text } of reading(statements))
    for (const step of await stepsOf(client, service, text))
      if (step['Node Type'] === 'Index Only Scan') found.add(`${file} ${step['Index Name']}`);
  return [...found];
}
