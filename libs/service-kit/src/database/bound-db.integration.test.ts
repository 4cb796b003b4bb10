import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COUNT_LIMIT, event } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { pino } from 'pino';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';
import type { Bus } from '../bus/bus.js';
import { readConfig } from '../config.js';
import { systemContext } from '../host/background-context.js';
import { asOwner } from '../test/as-owner.js';
import { EventAlreadyHandled, BoundDb, type DatabaseContext } from './bound-db.js';
import { containingWords, Filters } from '../sql/filters.js';
import { listJson, listRow, totalOf, type ListRow } from '../sql/list.js';
import { Database } from './database.js';
import { migrate } from './migrate.js';
import { indexText, secureTables } from './secure.js';
import { TrialPassed } from './trial-passed.js';

const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';
const happened = event('kittest.thing.happened', z.object({ n: z.int() }));

class Things1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table kittest.thing (id uuid primary key default gen_random_uuid(), organization_id uuid not null, n bigint)',
    );
    await secureTables(runner, 'kittest', ['thing']);
    await runner.query('create table kittest.word (id uuid primary key, organization_id uuid not null, label text)');
    await secureTables(runner, 'kittest', ['word']);
    await indexText(runner, 'kittest', 'word', ['label']);
  }
  async down(): Promise<void> {}
}

const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL, DATABASE_POOL: '4' });
const definition = { name: 'kittest', controllers: [], entities: [], migrations: [Things1763600000000] };
let database: Database;

beforeAll(async () => {
  await migrate(definition, config);
  database = await Database.open(definition, config);
});
afterAll(() => database.close());

function dbOf(organizationId: string | undefined, more: Partial<DatabaseContext> = {}) {
  const nobody = { actorId: null, actorRole: null, industry: null, traceparent: undefined };
  return new BoundDb(database, {
    service: 'kittest',
    organizationId,
    operation: 'test',
    requestId: 'r',
    now: new Date(),
    committed: () => undefined,
    ...nobody,
    ...more,
  });
}
const add = (organizationId: string, n: number) =>
  dbOf(organizationId).write((tx) => tx.execute('insert into kittest.thing (organization_id, n) values ($1, $2)', [n]));
const count = async (organizationId: string | undefined) =>
  (await dbOf(organizationId).readOne<{ n: number }>('select count(*) as n from kittest.thing'))!.n;

/** A context on this database, whose bus answers whatever it is asked. */
function ctxOf(organizationId: string) {
  const bus = { request: async () => ({ status: 200, headers: {}, body: '{}' }) } as unknown as Bus;
  const parts = { service: 'kittest', database, bus, log: pino({ enabled: false }), committed: () => undefined };
  return systemContext(parts, 'test', organizationId);
}

describe('the tenant database', () => {
  it('shows an organization its own rows, and nobody rows without an organization', async () => {
    await add(A, 1);
    expect(await count(A)).toBe(1);
    expect(await count(B)).toBe(0);
    expect(await count(undefined)).toBe(0);
  });

  it('refuses to write rows of another organization, and writes without one', async () => {
    const foreign = dbOf(A).write((tx) =>
      tx.execute('insert into kittest.thing (organization_id, n) values ($2, 1)', [B]),
    );
    await expect(foreign).rejects.toThrow(/row-level security|could not determine/);
    await expect(dbOf(undefined).write(async () => 1)).rejects.toThrow('needs an organization');
  });

  it('never mixes tenants on shared connections, not even after errors', async () => {
    // Forty readers at a time on four connections: enough to take turns on each, few enough for a slow machine.
    const round = async (index: number) => {
      const mine = index % 2 ? A : B;
      if (index % 20 === 0)
        return dbOf(mine)
          .read('select 1/0 as broken')
          .then(
            () => 'no error',
            () => mine,
          );
      const row = await dbOf(mine).readOne<{ o: string }>("select current_setting('app.organization_id') as o");
      return row?.o === mine ? mine : 'mixed';
    };
    for (let from = 0; from < 2_000; from += 40) {
      const seen = await Promise.all(Array.from({ length: 40 }, (_, index) => round(from + index)));
      expect(seen.every((one, index) => one === (index % 2 ? A : B))).toBe(true);
    }
    const after = await dbOf(undefined).readOne<{ o: string }>(
      "select current_setting('app.organization_id', true) as o",
    );
    expect(after?.o).toBe('');
  });

  it('repeats a statement that failed before on the same connections', async () => {
    const divide = (by: number) =>
      dbOf(A).readOne<{ q: number }>('select (10 / $2::int)::int as q where $1::uuid is not null', [by]);
    for (let round = 0; round < 10; round += 1) {
      await expect(divide(0)).rejects.toThrow('division by zero');
      expect((await divide(5))?.q).toBe(2);
    }
  });

  it('carries text that looks like array syntax unharmed', async () => {
    const odd = ['a"b', 'c\\d', '{e,f}', ''];
    expect(
      (await dbOf(A).readOne<{ a: string[] }>('select $2::text[] as a where $1::uuid is not null', [odd]))?.a,
    ).toEqual(odd);
  });

  it('commits rows and events together, and neither after a failure', async () => {
    const outbox = () =>
      asOwner(config.DATABASE_URL, "select payload from kittest.outbox where name = 'kittest.thing.happened'");
    const failing = dbOf(A);
    const failed = failing.write(async (tx) => {
      await tx.execute('insert into kittest.thing (organization_id, n) values ($1, 7)');
      failing.addEvent(happened, { n: 7 });
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    expect(await outbox()).toEqual([]);
    const working = dbOf(A);
    await working.write(async (tx) => {
      await tx.execute('insert into kittest.thing (organization_id, n) values ($1, 8)');
      working.addEvent(happened, { n: 8 });
    });
    expect(await outbox()).toEqual([{ payload: { n: 8 } }]);
  });

  it('records a write that announces nothing by its operation, unless it is bookkeeping', async () => {
    const recorded = () =>
      asOwner(config.DATABASE_URL, "select payload from kittest.outbox where name = 'kittest.operation.performed'");
    const silentWrite = event('kittest.operation.performed', z.object({ operation: z.string() }));
    await dbOf(A, { silentWrite }).write(async () => 1, 'bookkeeping');
    expect(await recorded()).toEqual([]);
    await dbOf(A, { silentWrite }).write(async () => 1);
    expect(await recorded()).toEqual([{ payload: { operation: 'test' } }]);
  });

  it('takes back what is tried out, says what it would violate, and keeps the bookkeeping beside it', async () => {
    const before = await count(A);
    const left = () => asOwner(config.DATABASE_URL, 'select id from kittest.outbox order by id');
    const told = await left();
    const id = crypto.randomUUID();
    const adding = 'insert into kittest.thing (id, organization_id, n) values ($2, $1, 11)';
    await dbOf(A, { trial: true }).write((tx) => tx.execute(adding, [id]), 'bookkeeping');
    expect(await count(A)).toBe(before + 1);
    const tried = dbOf(A, { trial: true });
    const passed = tried.write(async (tx) => {
      await tx.execute(adding, [crypto.randomUUID()]);
      tried.addEvent(happened, { n: 11 });
    });
    await expect(passed).rejects.toThrow(TrialPassed);
    await expect(dbOf(A, { trial: true }).write((tx) => tx.execute(adding, [id]))).rejects.toThrow('duplicate key');
    expect([await count(A), await left()]).toEqual([before + 1, told]);
  });

  it('takes an event once per consumer', async () => {
    const inbox = { consumer: 'test', eventId: '00000000-0000-7000-8000-0000000000ee' };
    await dbOf(B, { inbox }).write((tx) => tx.execute('insert into kittest.thing (organization_id, n) values ($1, 9)'));
    await expect(dbOf(B, { inbox }).write(async () => 1)).rejects.toThrow(EventAlreadyHandled);
    expect(await count(B)).toBe(1);
  });

  it('asks nobody while a write is open, through whichever context, and is asked about beside it', async () => {
    const ctx = ctxOf(A);
    const before = await count(A);
    for (const by of [ctx, ctx.withDeadline(1_000), ctx.forOrganization(A)]) {
      const ask = () => by.call(namePeople, { ids: [A] });
      const insideOne = ctx.db.write(async (tx) => {
        await tx.execute('insert into kittest.thing (organization_id, n) values ($1, 10)');
        return ask();
      });
      await expect(insideOne).rejects.toThrow(`${namePeople.name} is asked inside a transaction of test`);
      expect(await Promise.all([ctx.db.write(async () => 'written'), ask()])).toEqual(['written', {}]);
    }
    expect(await count(A)).toBe(before);
  });
});

describe('a list', () => {
  const LONG = '00000000-0000-4000-8000-00000000000c';
  const BEYOND = 100;
  beforeAll(() =>
    dbOf(LONG).write((tx) =>
      tx.execute('insert into kittest.thing (organization_id, n) select $1, n from generate_series(1, $2::int) n', [
        COUNT_LIMIT + BEYOND,
      ]),
    ),
  );

  const order = 't.n desc, t.id';
  const listOf = (page: number, search?: string, indexed = order) => {
    const filters = new Filters('t.organization_id = $1').search(
      (words) => `('#' || t.n || '#') ilike all(${words})`,
      search === undefined ? undefined : [`%${search}%`],
    );
    return { list: { table: 'kittest.thing t', filters, order, indexed, item: 't.n', page }, args: filters.args };
  };
  const ask = async (organizationId: string, ...wanted: Parameters<typeof listOf>) => {
    const { list, args } = listOf(...wanted);
    const { text } = await dbOf(organizationId).json(listJson(list, { twice: `n.total * 2` }), args);
    const { items, ...rest } = JSON.parse(text) as { items: { n: number }[] };
    return { ns: items.map(({ n }) => n), ...rest };
  };

  it('counts as far as anybody wants to know, and is read to its end', async () => {
    const first = await ask(LONG, 1);
    expect(first).toMatchObject({ total: COUNT_LIMIT, more: true, twice: 2 * COUNT_LIMIT });
    expect(first.ns).toHaveLength(25);
    expect(first.ns[0]).toBe(COUNT_LIMIT + BEYOND);
    expect(await ask(LONG, COUNT_LIMIT / 25 - 1)).toMatchObject({ total: COUNT_LIMIT, more: true });
    const last = await ask(LONG, (COUNT_LIMIT + BEYOND) / 25);
    expect(last.ns.at(-1)).toBe(1);
    expect(last).toMatchObject({ total: COUNT_LIMIT + BEYOND });
    expect(last).not.toHaveProperty('more');
    expect((await ask(LONG, (COUNT_LIMIT + BEYOND) / 25 + 1)).ns).toEqual([]);
  });

  it('says exactly how many there are where these are few', async () => {
    const FEW = '00000000-0000-4000-8000-00000000000d';
    for (const n of [1, 2]) await add(FEW, n);
    expect(await ask(FEW, 1)).toEqual({ ns: [2, 1], total: 2, twice: 4 });
    expect(await ask(FEW, 1, '#2')).toEqual({ ns: [2], total: 1, twice: 2 });
    const { list, args } = listOf(1);
    const row = await dbOf(FEW).readOne<ListRow<{ n: number }> & { one: number }>(listRow(list, ['1 as one']), args);
    expect(row).toMatchObject({ items: [{ n: 2 }, { n: 1 }], one: 1 });
    expect(totalOf(row!)).toEqual({ total: 2 });
  });

  it('finds what lies beyond the rows a search looks at first, and only that', async () => {
    expect(await ask(LONG, 1, '#7#')).toEqual({ ns: [7], total: 1, twice: 2 });
    expect(await ask(LONG, 1, '#no')).toEqual({ ns: [], total: 0, twice: 0 });
    const ending = await ask(LONG, 41, '7#');
    expect(ending.ns.at(-1)).toBe(7);
    expect(ending).toMatchObject({ total: 1010 });
    expect(ending).not.toHaveProperty('more');
  });

  it('looks no further for what the first rows hold, and says that there may be more', async () => {
    const near = await ask(LONG, 1, '7#');
    expect(near.ns).toHaveLength(25);
    expect(near).toMatchObject({ total: 1000, more: true });
    // In an order without an index every row is looked at anyway.
    expect(await ask(LONG, 1, '7#', '')).toEqual({ ns: near.ns, total: 1010, twice: 2020 });
  });

  it('asks an index of texts for what the first rows do not hold, and walks on where it names too many', async () => {
    await dbOf(LONG).write((tx) =>
      tx.execute(
        `insert into kittest.word (id, organization_id, label)
         select gen_random_uuid(), $1, to_char(n, 'fm00000') || case when n > 30000 then ' few' when n > 10000 then ' old' else '' end
         from generate_series(1, $2::int) n`,
        [COUNT_LIMIT * 3 + 60],
      ),
    );
    const find = async (organizationId: string, search: string, page = 1) => {
      const filters = new Filters('w.organization_id = $1').search(
        (words) => `w.label ilike all(${words})`,
        containingWords(search),
      );
      const list = { table: 'kittest.word w', filters, order: 'w.label, w.id', indexed: 'w.label, w.id', page };
      const holding = (pattern: string) => `select id from kittest.word_text where text ilike ${pattern}`;
      const sql = listJson({ ...list, item: 'w.label', holding });
      const { text } = await dbOf(organizationId).json<unknown>(sql, filters.args);
      const { items, ...rest } = JSON.parse(text) as { items: { label: string }[] };
      return { labels: items.map(({ label }) => label), ...rest };
    };
    const few = await find(LONG, 'FEW', 3);
    expect(few).toMatchObject({ total: 60 });
    expect(few.labels).toHaveLength(10);
    expect(few.labels.at(-1)).toBe('30060 few');
    expect(few).not.toHaveProperty('more');
    const old = await find(LONG, 'old', 2);
    expect(old.labels.at(0)).toBe('10026 old');
    expect(old).toMatchObject({ total: 100, more: true });
    expect(await find(A, 'few')).toEqual({ labels: [], total: 0 });
  });
});
