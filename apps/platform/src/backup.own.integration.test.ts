import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pg } from '@talent-os/service-kit/database/types';
import { makeDatabase, runStep } from '@talent-os/testing/product';

const folder = mkdtempSync(join(tmpdir(), 'backups-'));
const source = `talent_os_backup_${process.pid}`;
const target = `${source}_restored`;

const addressOf = (name: string): string =>
  Object.assign(new URL(process.env.DATABASE_URL!), { pathname: `/${name}` }).href;

async function ask<Row extends object>(name: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: addressOf(name) });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const checkpointsOf = (name: string): string => join(folder, name, 'audit-checkpoints');
/** Runs one of the platform's own commands on a database, with checkpoints beside it. */
async function command(name: string, file: string, ...args: string[]) {
  const own = { DEMO: 'false', DATABASE_URL: addressOf(name), AUDIT_CHECKPOINT_DIR: checkpointsOf(name) };
  const { status, stdout, stderr } = await runStep(file, args, { ...process.env, ...own });
  return { status, said: stdout + stderr };
}

/** How many rows each table has, who owns and may use what, and what policies say. */
const everything = (name: string) =>
  ask<{ what: string; state: string }>(
    name,
    `select format('%s %s', relkind, c.oid::regclass) as what,
            concat_ws(' ', relowner::regrole, (select string_agg(acl::text, ',' order by acl::text) from unnest(relacl) acl),
              relforcerowsecurity, case when relkind = 'r' and nspname <> 'public' then
                (xpath('//count/text()', query_to_xml('select count(*) from ' || c.oid::regclass, false, true, '')))[1]
              end) as state
       from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'v', 'i', 'S') and nspname !~ '^(pg_|information_schema)'
     union all select format('policy %s %s %s', schemaname, tablename, policyname), concat_ws(' ', roles, qual, with_check)
       from pg_policies
     union all select 'schema ' || nspname, (select string_agg(acl::text, ',' order by acl::text) from unnest(nspacl) acl)
       from pg_namespace where nspname !~ '^(pg_|information_schema|public)'
     order by 1`,
  );

/** Programs of Postgres read servers of their own version and older ones. */
async function programsRead(): Promise<boolean> {
  const major = (text = ''): number => Number(/(\d+)/.exec(text)?.[1] ?? 0);
  const { status, stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const [server] = await ask<{ server_version: string }>('postgres', 'show server_version');
  return status === 0 && major(stdout) >= major(server?.server_version);
}
/** Where the machine lacks them, the report of the run says that this was left out. */
const where = (await programsRead()) ? describe : describe.skip;

beforeAll(async () => {
  await makeDatabase(source, { ...process.env, DEMO: 'false' });
  await ask('postgres', `create database ${target}`);
});
afterAll(async () => {
  for (const name of [source, target]) await ask('postgres', `drop database if exists ${name}`);
  rmSync(folder, { recursive: true });
});

where("the image's own backup", () => {
  it('holds all there is, and is restored into an empty database', async () => {
    const first = ['--organization', 'Harbor Works', '--email', 'ada@harbor.example'];
    expect(await command(source, 'setup.js', ...first)).toMatchObject({ status: 0 });
    await ask(
      source,
      `insert into identity.outbox (id, organization_id, name, operation, request_id, payload, at, published_at)
       values (gen_random_uuid(), gen_random_uuid(), 'told.before', 'told', 'told', '{}', now(), now())`,
    );
    mkdirSync(checkpointsOf(source), { recursive: true });
    writeFileSync(join(checkpointsOf(source), 'a.jsonl'), 'a checkpoint\n');

    const backups = join(folder, 'backups');
    expect(await command(source, 'backup.js', backups, '--keep', '1')).toMatchObject({ status: 0 });
    const [backup = ''] = readdirSync(backups);
    expect(await command(source, 'restore.js', join(backups, backup))).toMatchObject({
      status: 1,
      said: expect.stringContaining('There is data already'),
    });

    const restored = await command(target, 'restore.js', join(backups, backup));
    expect(restored).toEqual({ status: 0, said: expect.stringContaining('is restored') });
    expect(await everything(target)).toEqual(await everything(source));
    expect(readFileSync(join(checkpointsOf(target), 'a.jsonl'), 'utf8')).toBe('a checkpoint\n');
    const again = 'select count(*)::int as waiting from identity.outbox where published_at is null';
    expect(await ask(target, again)).toEqual([{ waiting: 1 }]);
    expect(await command(target, 'migrate.js')).toMatchObject({
      said: expect.stringMatching(/^(\w+: up to date\n)+$/),
    });

    appendFileSync(join(backups, backup, 'database.dump'), 'x');
    expect(await command(target, 'restore.js', join(backups, backup))).toMatchObject({
      status: 1,
      said: expect.stringContaining('database.dump is not what the backup wrote'),
    });
  });
});
