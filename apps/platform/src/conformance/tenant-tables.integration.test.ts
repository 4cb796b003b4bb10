import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '@talent-os/service-kit/config';
import { ownerSource } from '@talent-os/service-kit/database/migrate';
import { ownerQuery } from '@talent-os/testing';
import { load, services } from '../parts.js';
import { indexDifferences } from './index-differences.js';
import { leakingViews, tenantTables, walkTable } from './tenant-tables.js';

const schemas = Object.keys(services);

const outside = new Set<string>();

beforeAll(async () => {
  for (const { untenanted = [] } of await load(schemas)) for (const { table } of untenanted) outside.add(table);
});

describe('every table with rows of organizations', () => {
  it('is fenced: forced row-level security, and a stranger reads and deletes nothing', async () => {
    const tables = (await tenantTables(schemas)).filter(({ schema, name }) => !outside.has(`${schema}.${name}`));
    expect(tables.length).toBeGreaterThan(20);
    const findings: string[] = [];
    for (const table of tables) findings.push(...(await walkTable(table)));
    expect(findings).toEqual([]);
  });

  it('has no exception that no longer exists', async () => {
    const missing = await ownerQuery('select name from unnest($1::text[]) as name where to_regclass(name) is null', [
      [...outside],
    ]);
    expect(missing).toEqual([]);
  });

  it('shows a stranger nothing through a view, and none can sign in as what a view reads as', async () => {
    expect(await leakingViews(schemas)).toEqual([]);
    const owners = await ownerQuery<{ name: string; login: boolean }>(
      `select distinct r.rolname as name, r.rolcanlogin as login from pg_class c join pg_roles r on r.oid = c.relowner
       where c.relkind = 'v' and c.relnamespace::regnamespace::text = any($1) order by 1`,
      [schemas],
    );
    expect(owners).toEqual(
      ['chat', 'cyber', 'healthcare', 'identity', 'productivity', 'sales', 'talent'].map((schema) => ({
        name: `talentos_${schema}_text`,
        login: false,
      })),
    );
  });

  it('lets no function run with its owner’s rights', async () => {
    const found = await ownerQuery(
      `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prosecdef and n.nspname = any($1)`,
      [schemas],
    );
    expect(found).toEqual([]);
  });
});

describe('the walk over tables', () => {
  const planted = { schema: 'sales', name: 'planted' };
  beforeAll(async () => {
    await ownerQuery('create table sales.planted (id uuid, organization_id uuid)');
    await ownerQuery('insert into sales.planted values (gen_random_uuid(), gen_random_uuid())');
    await ownerQuery('grant select, delete on sales.planted to talentos_sales');
  });
  afterAll(() => ownerQuery('drop table sales.planted'));

  it('finds a table without fences', async () => {
    expect(await walkTable(planted)).toEqual(
      expect.arrayContaining([
        'sales.planted: row-level security is off',
        'sales.planted: has no policy for reading and writing',
        'sales.planted: nobody sees 1 rows',
        'sales.planted: a stranger deletes 1 rows',
      ]),
    );
  });

  it('finds a view that shows everybody’s rows', async () => {
    await ownerQuery('create view sales.planted_view as select id from sales.planted');
    await ownerQuery('grant select on sales.planted_view to talentos_sales');
    expect(await leakingViews(['sales'])).toEqual([
      'sales.planted_view: nobody sees 1 rows',
      'sales.planted_view: a stranger sees 1 rows',
    ]);
    await ownerQuery('drop view sales.planted_view');
  });

  it('excuses a table that jobs read from nothing but that', async () => {
    const all = await walkTable(planted);
    expect(await walkTable(planted, true)).toEqual(all.filter((finding) => !finding.includes('nobody sees')));
  });
});

describe('migrations', () => {
  const sourceOf = async (name: string) => {
    const [definition] = await load([name]);
    const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL });
    return ownerSource(definition!, config).initialize();
  };

  it.each(schemas)('of %s build exactly what its entities say', async (name) => {
    const source = await sourceOf(name);
    try {
      const { upQueries } = await source.driver.createSchemaBuilder().log();
      expect(upQueries.map(({ query }) => query)).toEqual([]);
      expect(await indexDifferences(source, source.entityMetadatas)).toEqual([]);
    } finally {
      await source.destroy();
    }
  });

  it('are told from entities whose indexes have another order or another condition', async () => {
    const source = await sourceOf('sales');
    try {
      const meta = source.getMetadata('Reassignment');
      const planted = meta.indices.map(({ name, columns, where }) =>
        where ? { name, columns, where: "status = 'proposed'" } : { name, columns: columns.toReversed() },
      );
      const found = await indexDifferences(source, [{ tablePath: meta.tablePath, indices: planted }]);
      expect(found.map(({ index }) => index).toSorted()).toEqual(planted.map(({ name }) => name).toSorted());
    } finally {
      await source.destroy();
    }
  });
});
