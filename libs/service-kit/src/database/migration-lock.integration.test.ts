import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config.js';
import { asOwner } from '../test/as-owner.js';
import { migrate } from './migrate.js';
import { whileMigrating } from './migration-lock.js';

const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL });
const quiet = { warn: () => undefined };

/** Tells when somebody waits for the lock. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await asOwner<{ pid: number }>(
      config.DATABASE_URL,
      `select pid from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    if (waiting.length > 0) return;
  }
}

describe('two processes that migrate one database', () => {
  it('do so one after the other', async () => {
    const happened: string[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const first = whileMigrating(config, quiet, async () => {
      happened.push('first begins');
      await ended;
      happened.push('first ends');
    });
    while (happened.length === 0) await new Promise(setImmediate);
    const second = whileMigrating(config, quiet, async () => void happened.push('second'));
    await somebodyWaits();
    end();
    await Promise.all([first, second]);
    expect(happened).toEqual(['first begins', 'first ends', 'second']);
  });

  it('wait only so long, and leave the lock where their work fails', async () => {
    const impatient = () => whileMigrating(config, quiet, async () => 'done', { withinMs: 50 });
    await expect(
      whileMigrating(config, quiet, async () => {
        await expect(impatient()).rejects.toThrow(/lock timeout/);
        throw new Error('this migration fails');
      }),
    ).rejects.toThrow('this migration fails');
    expect(await impatient()).toBe('done');
  });
});

describe('a Postgres', () => {
  it('that is away is waited for, and one that refuses is not', async () => {
    const away = new URL(config.DATABASE_URL);
    away.port = '1';
    const tries: string[] = [];
    const log = { warn: (_: unknown, text?: string) => void tries.push(text ?? '') };
    const none = whileMigrating({ DATABASE_URL: away.href }, log, async () => 'done', { opensWithinMs: 300 });
    await expect(none).rejects.toThrow(/ECONNREFUSED/);
    expect(tries).toContain('Postgres is away');
    const nowhere = new URL(config.DATABASE_URL);
    nowhere.pathname = '/nowhere_at_all';
    await expect(whileMigrating({ DATABASE_URL: nowhere.href }, quiet, async () => 'done')).rejects.toThrow(
      /does not exist/,
    );
  });
});

describe('an owner who is no superuser', () => {
  const owned = `owned_${process.pid}`;
  const definition = { name: 'ownedtest', controllers: [], entities: [], migrations: [] };
  const address = new URL(config.DATABASE_URL);
  address.username = owned;
  address.password = owned;
  address.pathname = `/${owned}`;
  const asAdministrator = async (...statements: string[]) => {
    for (const statement of statements) await asOwner(config.DATABASE_URL, statement);
  };
  beforeAll(() =>
    asAdministrator(
      `create role ${owned} login createrole bypassrls password '${owned}'`,
      `create database ${owned} owner ${owned}`,
    ),
  );
  afterAll(() =>
    asAdministrator(
      `drop database ${owned}`,
      'drop role talentos_ownedtest, talentos_ownedtest_relay, talentos_ownedtest_text',
      `drop role ${owned}`,
    ),
  );

  it('migrates again and again', async () => {
    const own = { ...config, DATABASE_URL: address.href };
    await migrate(definition, own);
    await migrate(definition, own);
    const roles = await asOwner<{ name: string }>(
      config.DATABASE_URL,
      `select rolname as name from pg_roles where rolname like 'talentos\\_ownedtest%' and not rolsuper and not rolbypassrls`,
    );
    expect(roles).toHaveLength(3);
  });
});
