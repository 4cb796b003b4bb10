import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { uuidv7, type Envelope } from '@talent-os/service-kit';
import type { QueryRunner } from 'typeorm';
import { ChainStore, someEvents } from './chain-store.js';

let store: ChainStore;
beforeAll(async () => {
  store = await ChainStore.open();
});
afterAll(() => store.close());

/** As the stream does it: what failed is delivered again. */
async function deliver(batch: readonly Envelope[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await store.recorder.record(batch, store.ctx(batch[0]!.organizationId));
    } catch (error) {
      if (attempt === 20) throw error;
    }
}

async function chainOf(count: number): Promise<string> {
  const organizationId = uuidv7();
  await deliver(someEvents(organizationId, count));
  return organizationId;
}

const exported = (organizationId: string) => readFileSync(store.files.pathOf(organizationId), 'utf8');

describe('recording', () => {
  it('10,000 events by 64 writers for 8 organizations, a tenth of them twice: every chain without gap or fork', async () => {
    const organizations = Array.from({ length: 8 }, () => uuidv7());
    const batches = organizations.flatMap((organizationId) => {
      const events = someEvents(organizationId, 1_250);
      return Array.from({ length: 125 }, (_, index) => events.slice(Math.max(0, index * 10 - 1), index * 10 + 10));
    });
    const queue = batches.toSorted(() => Math.random() - 0.5);
    await Promise.all(
      Array.from({ length: 64 }, async () => {
        for (let batch = queue.pop(); batch; batch = queue.pop()) await deliver(batch);
      }),
    );
    // A copy that could not be begun beside so many writers is begun by the next round, as in every minute.
    await store.keeper.keep(store.ctx(), false);
    for (const organizationId of organizations)
      expect(await store.verify(organizationId)).toMatchObject({
        valid: true,
        events: 1_250,
        fault: null,
      });
  });

  it('an event once, however often and in whatever company it is delivered', async () => {
    const organizationId = uuidv7();
    const events = someEvents(organizationId, 30);
    await Promise.all([events, events.slice(0, 20), [...events, ...events].toReversed()].map(deliver));
    expect(await store.verify(organizationId)).toMatchObject({ valid: true, events: 30 });
  });

  it('goes on while somebody verifies, who sees no fault that is not there', async () => {
    const organizationId = await chainOf(50);
    const writing = { on: true };
    const writer = (async () => {
      for (let batch = 0; batch < 15; batch += 1) {
        await deliver(someEvents(organizationId, 25));
        await store.keeper.keep(store.ctx(), false);
      }
      writing.on = false;
    })();
    while (writing.on) expect((await store.verify(organizationId)).fault).toBeNull();
    await writer;
    expect(await store.verify(organizationId)).toMatchObject({ valid: true, events: 425, checkpoints: 16 });
  });

  it('is allowed to the service, changing is not', async () => {
    const organizationId = await chainOf(3);
    for (const sql of [
      'update audit.audit_event set action = action',
      'delete from audit.audit_event',
      'truncate audit.audit_event',
      'delete from audit.audit_checkpoint',
    ])
      await expect(store.ctx(organizationId).db.write(async (tx) => (await tx.typeorm()).query(sql))).rejects.toThrow(
        'permission denied',
      );
  });
});

describe('checkpoints', () => {
  it('are signed by the job for every chain with news, once, and stand in the file as in the database', async () => {
    const organizationId = await chainOf(5);
    await store.keeper.keep(store.ctx(), false);
    await store.keeper.keep(store.ctx(), false);
    expect(exported(organizationId).split('\n')).toHaveLength(2);
    await deliver(someEvents(organizationId, 2));
    await store.keeper.keep(store.ctx(), false);
    expect(await store.verify(organizationId)).toMatchObject({ valid: true, events: 7, checkpoints: 2 });
    expect(
      exported(organizationId)
        .split('\n')
        .slice(0, -1)
        .map((line) => (JSON.parse(line) as { sequence: number }).sequence),
    ).toEqual([5, 7]);
  });

  it('are exported at once where a thousand events have come', async () => {
    const organizationId = await chainOf(1_000);
    expect(JSON.parse(exported(organizationId))).toMatchObject({ organizationId, sequence: 1_000 });
  });

  it('survive a line that a crash cut short', async () => {
    const organizationId = await chainOf(4);
    await store.keeper.keep(store.ctx(), false);
    appendFileSync(store.files.pathOf(organizationId), '{"organizationId":"0192');
    expect((await store.verify(organizationId)).valid).toBe(true);
    await deliver(someEvents(organizationId, 1));
    await store.keeper.keep(store.ctx(), false);
    expect(await store.verify(organizationId)).toMatchObject({ valid: true, checkpoints: 2 });
    expect(exported(organizationId)).toMatch(/^(\{.*\}\n){2}$/);
  });

  it('are signed with a key that only the service can read', () => {
    expect(statSync(join(store.directory, 'audit-key.pem')).mode & 0o777).toBe(0o600);
  });
});

describe('tampering in the database', () => {
  const flips = [
    'event_id',
    'action',
    'operation',
    'actor_id',
    'actor_role',
    'industry',
    'trace_id',
    'at',
    'subject',
    'prev_hash',
    'hash',
  ];
  const set: Record<string, string> = {
    event_id: 'gen_random_uuid()',
    actor_id: 'gen_random_uuid()',
    at: `at + interval '1 microsecond'`,
    subject: `replace(subject::text, '"amount":', '"amount":1')::json`,
    prev_hash: 'set_byte(prev_hash, 7, get_byte(prev_hash, 7) # 1)',
    hash: 'set_byte(hash, 31, get_byte(hash, 31) # 128)',
  };
  const events = 120;
  let organizationId: string;
  beforeAll(async () => {
    organizationId = await chainOf(events);
    await store.keeper.keep(store.ctx(), false);
  });
  const at = (sequence: number) => `where organization_id = '${organizationId}' and sequence = ${sequence}`;
  const faultAfter = async (...statements: string[]) =>
    (
      await store.verifyAfter(organizationId, async (runner: QueryRunner) => {
        for (const statement of statements) await runner.query(statement);
      })
    ).fault;

  it('one changed value of any column, at its exact place', async () => {
    for (const column of flips)
      for (let round = 0; round < 10; round += 1) {
        const sequence = 2 + Math.floor(Math.random() * (events - 1));
        const value = set[column] ?? `coalesce(${column}, '') || ' '`;
        const fault = await faultAfter(`update audit.audit_event set ${column} = ${value} ${at(sequence)}`);
        expect({ column, fault }).toEqual({
          column,
          fault: { sequence, kind: column === 'prev_hash' ? 'link' : 'content' },
        });
      }
  });

  it('deleted, swapped and inserted records', async () => {
    expect(await faultAfter(`delete from audit.audit_event ${at(60)}`)).toEqual({ sequence: 60, kind: 'gap' });
    expect(
      await faultAfter(
        ...[
          [60, -1],
          [61, 60],
          [-1, 61],
        ].map(([from, to]) => `update audit.audit_event set sequence = ${to} ${at(from!)}`),
      ),
    ).toMatchObject({ sequence: 60 });
    const copy =
      'insert into audit.audit_event select organization_id, 121, gen_random_uuid(), action, operation, actor_id, actor_role, industry, subject, at, trace_id, prev_hash, hash from audit.audit_event';
    expect(await faultAfter(`${copy} ${at(120)}`)).toMatchObject({ sequence: 121 });
  });

  it('a tail that is gone from every table: the exported file knows', async () => {
    expect(
      await faultAfter(
        `delete from audit.audit_event where organization_id = '${organizationId}' and sequence > 100`,
        `delete from audit.audit_checkpoint where organization_id = '${organizationId}'`,
        `update audit.audit_head set sequence = 100, hash = (select hash from audit.audit_event ${at(100)}) where organization_id = '${organizationId}'`,
      ),
    ).toEqual({ sequence: 101, kind: 'truncated' });
  });

  it('a chain that is gone altogether', async () => {
    const tables = ['audit_event', 'audit_head', 'audit_checkpoint', 'chain'];
    expect(
      await faultAfter(
        ...tables.map((table) => `delete from audit.${table} where organization_id = '${organizationId}'`),
      ),
    ).toEqual({ sequence: 1, kind: 'truncated' });
  });

  it('and the command line says so, by its exit code', async () => {
    const run = () =>
      spawnSync(process.execPath, [fileURLToPath(new URL('../verify/main.js', import.meta.url))], {
        encoding: 'utf8',
        env: {
          ...process.env,
          DATABASE_URL: store.url,
          AUDIT_CHECKPOINT_DIR: store.files.directory,
          AUDIT_KEY_FILE: join(store.directory, 'audit-key.pem'),
        },
      });
    expect(run()).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/ chains, 0 with a fault\n$/) });
    await store.owner.query(`update audit.audit_event set action = 'nothing' ${at(77)}`);
    const { status, stdout } = run();
    expect(status).toBe(1);
    expect(stdout).toMatch(new RegExp(`${organizationId} +FAULT .* content at 77\n`));
  });
});
