import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { uuidv7 } from '@talent-os/service-kit';
import { ChainStore, someEvents } from './chain-store.js';

let store: ChainStore;
beforeAll(async () => {
  store = await ChainStore.open();
});
afterAll(() => store.close());

const round = (last = false) => store.keeper.keep(store.ctx(), last);
const record = (organizationId: string, count: number) =>
  store.recorder.record(someEvents(organizationId, count), store.ctx(organizationId));
async function chainOf(count: number): Promise<string> {
  const organizationId = uuidv7();
  await record(organizationId, count);
  return organizationId;
}
/** What the service has announced about a copy, oldest first. */
const toldOf = async (organizationId: string) =>
  (
    await store.owner.query<{ name: string; fault: string }[]>(
      `select name, payload ->> 'fault' as fault from audit.outbox where organization_id = $1 order by id`,
      [organizationId],
    )
  ).map(({ name, fault }) => `${name} ${fault}`);
const found = (fault: string) => `audit.copy.faultFound ${fault}`;
const restored = (fault: string) => `audit.copy.restored ${fault}`;
const faultOf = async (organizationId: string) => (await store.verify(organizationId)).fault;

describe('a second copy that was', () => {
  const harms: Record<string, [harm: (jsonl: string, heartbeat: string) => void, fault: string]> = {
    deleted: [(jsonl, heartbeat) => [jsonl, heartbeat].forEach((path) => rmSync(path)), 'missing'],
    emptied: [(jsonl) => writeFileSync(jsonl, ''), 'missing'],
    'robbed of its sign of life': [(_jsonl, heartbeat) => rmSync(heartbeat), 'missing'],
    'given a sign of life nobody signed': [(_jsonl, heartbeat) => writeFileSync(heartbeat, '{"number":99}'), 'missing'],
    shortened: [(jsonl) => truncateSync(jsonl, readFileSync(jsonl, 'utf8').indexOf('\n') + 1), 'behind'],
  };
  it.each(Object.entries(harms))('%s is a fault, is told, and is written again', async (_what, [harm, fault]) => {
    const organizationId = await chainOf(5);
    await record(organizationId, 5);
    await round();
    expect(await faultOf(organizationId)).toBeNull();
    harm(store.files.pathOf(organizationId), store.files.heartbeatOf(organizationId));
    expect(await faultOf(organizationId)).toMatchObject({ kind: 'copy' });
    await round();
    expect(await toldOf(organizationId)).toEqual([found(fault), restored(fault)]);
    expect(await store.verify(organizationId)).toMatchObject({ valid: true, events: 10, checkpoints: 2 });
  });

  it('deleted between the look at it and the writing is a fault, is told, and is written again', async () => {
    const organizationId = await chainOf(5);
    const extend = store.files.extend.bind(store.files);
    jest.spyOn(store.files, 'extend').mockImplementationOnce(async (...given) => {
      for (const path of [store.files.pathOf(organizationId), store.files.heartbeatOf(organizationId)]) rmSync(path);
      await extend(...given);
    });
    await record(organizationId, 5);
    await expect(store.copy.keep(store.ctx(organizationId))).rejects.toThrow('cannot be written');
    await round();
    expect(await toldOf(organizationId)).toEqual([
      found('unwritable'),
      found('missing'),
      restored('unwritable'),
      restored('missing'),
    ]);
    expect(await store.verify(organizationId)).toMatchObject({ valid: true, events: 10 });
  });

  it('replaced by an older one is a fault, and is told', async () => {
    const organizationId = await chainOf(5);
    const [jsonl, heartbeat] = [store.files.pathOf(organizationId), store.files.heartbeatOf(organizationId)];
    for (const path of [jsonl, heartbeat]) cpSync(path, `${path}.old`);
    await record(organizationId, 5);
    await round();
    for (const path of [jsonl, heartbeat]) renameSync(`${path}.old`, path);
    await round();
    expect(await toldOf(organizationId)).toEqual([found('behind'), restored('behind')]);
    expect(await faultOf(organizationId)).toBeNull();
  });

  it('made unwritable is told once, and again when it is written', async () => {
    const organizationId = await chainOf(5);
    const aside = `${store.files.directory}.aside`;
    renameSync(store.files.directory, aside);
    writeFileSync(store.files.directory, 'no folder');
    await expect(round()).rejects.toThrow('audit chains were not copied');
    await expect(round()).rejects.toThrow('audit chains were not copied');
    expect(await toldOf(organizationId)).toEqual([found('missing'), found('unwritable')]);
    rmSync(store.files.directory);
    renameSync(aside, store.files.directory);
    await round();
    expect((await toldOf(organizationId)).slice(2)).toEqual([restored('missing'), restored('unwritable')]);
    expect(await faultOf(organizationId)).toBeNull();
  });
});

describe('a pause', () => {
  const toldPauses = (organizationId: string) =>
    store.owner.query<{ payload: object }[]>(
      `select payload from audit.outbox where organization_id = $1 and name = 'audit.trail.resumed' order by id`,
      [organizationId],
    );

  it('is taken down once the product runs again, with the last sign of life before it and whether it was orderly', async () => {
    const organizationId = await chainOf(5);
    const begun = Date.now();
    const after = (hours: number) => new Date(begun + hours * 3_600_000);
    const keptAt = (now: Date, state: 'running' | 'stopped' = 'running') =>
      store.copy.keep(store.ctx(organizationId, now), state);
    await keptAt(after(4));
    expect(await store.verify(organizationId, { until: after(4).getTime(), mayBeStopped: false })).toMatchObject({
      valid: true,
      heartbeat: { number: 2, resumedFrom: 1, at: after(4).toISOString() },
    });
    await keptAt(after(4.01), 'stopped');
    await keptAt(after(6));
    expect((await toldPauses(organizationId)).map(({ payload }) => payload)).toMatchObject([
      { number: 1, to: after(4).toISOString(), orderly: false },
      { number: 3, from: after(4.01).toISOString(), to: after(6).toISOString(), orderly: true },
    ]);
    for (const path of [store.files.pathOf(organizationId), store.files.heartbeatOf(organizationId)]) rmSync(path);
  });
});

describe('chain and copy that were set back to the same place', () => {
  it('are signed no further by a product that has seen more, and are stale soon', async () => {
    const organizationId = await chainOf(5);
    const folder = join(store.directory, 'before');
    cpSync(store.files.directory, folder, { recursive: true });
    const [remembered] = await store.owner.query<{ statement: object }[]>(
      'select statement from audit.audit_heartbeat where organization_id = $1',
      [organizationId],
    );
    await record(organizationId, 5);
    await round();
    const mine = `where organization_id = '${organizationId}'`;
    await store.owner.query(`delete from audit.audit_event ${mine} and sequence > 5`);
    await store.owner.query(`delete from audit.audit_checkpoint ${mine} and sequence > 5`);
    await store.owner.query(
      `update audit.audit_head set sequence = 5, hash = (select hash from audit.audit_event ${mine} and sequence = 5) ${mine}`,
    );
    await store.owner.query(`update audit.audit_heartbeat set number = 1, statement = $1 ${mine}`, [
      JSON.stringify(remembered!.statement),
    ]);
    for (const path of [store.files.pathOf(organizationId), store.files.heartbeatOf(organizationId)])
      cpSync(path.replace(store.files.directory, folder), path);
    // Nothing contradicts anything, for as long as the sign of life is young.
    expect(await faultOf(organizationId)).toBeNull();
    await record(organizationId, 3);
    await round();
    await round();
    expect(await toldOf(organizationId)).toEqual([found('ahead')]);
    const later = { until: Date.now() + 200_000, mayBeStopped: false };
    expect(await store.verify(organizationId, later)).toMatchObject({ checkpoints: 1, fault: { kind: 'stale' } });
    await store.owner.query(`delete from audit.chain ${mine}`);
    for (const path of [store.files.pathOf(organizationId), store.files.heartbeatOf(organizationId)]) rmSync(path);
  });
});

describe('the command line', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('../verify/main.js', import.meta.url)), ...args], {
      encoding: 'utf8',
      env: {
        ...process.env,
        DATABASE_URL: store.url,
        AUDIT_CHECKPOINT_DIR: store.files.directory,
        AUDIT_KEY_FILE: join(store.directory, 'audit-key.pem'),
      },
    });
  /** Something of the copy is gone for as long as the command runs. */
  const without = (path: string, args: string[] = []) => {
    renameSync(path, `${path}.gone`);
    const { status, stdout } = run(...args);
    renameSync(`${path}.gone`, path);
    return { status, stdout };
  };

  it('finds a copy that is gone, in part or altogether, and one that is older than the product has run', async () => {
    const organizationId = await chainOf(5);
    await round();
    const sound = run();
    expect(sound.stdout).toMatch(/ chains, 0 with a fault\n$/);
    expect(sound.status).toBe(0);
    const [jsonl, heartbeat] = [store.files.pathOf(organizationId), store.files.heartbeatOf(organizationId)];
    for (const path of [jsonl, heartbeat]) {
      const { status, stdout } = without(path);
      expect(status).toBe(1);
      expect(stdout).toMatch(
        new RegExp(`${organizationId} +FAULT .* copy at \\d+: the second copy is missing or shortened\n`),
      );
    }
    const chains = sound.stdout.split('\n').length - 2;
    expect(without(store.files.directory).stdout).toMatch(new RegExp(`\n${chains} chains, ${chains} with a fault\n$`));
    const late = run('--until', new Date(Date.now() + 3_600_000).toISOString());
    expect(late.status).toBe(1);
    expect(late.stdout).toMatch(new RegExp(`${organizationId} +FAULT .* stale at 6: `));
    expect(run('--until', 'yesterday')).toMatchObject({ status: 2, stderr: expect.stringContaining('an instant') });
  });

  it('finds a chain that is gone from the database and from the copy: the others count it', async () => {
    const organizationId = await chainOf(5);
    await round();
    const tables = ['audit_event', 'audit_head', 'audit_checkpoint', 'audit_heartbeat', 'chain'];
    for (const table of tables)
      await store.owner.query(`delete from audit.${table} where organization_id = '${organizationId}'`);
    for (const path of [store.files.pathOf(organizationId), store.files.heartbeatOf(organizationId)]) rmSync(path);
    const { status, stdout } = run();
    expect(status).toBe(1);
    expect(stdout).toMatch(/ chains, 0 with a fault, 1 gone\n$/);
  });

  it('takes an orderly stop for an answer once the product is gone, and no crash', async () => {
    await round(true);
    await store.hangUp();
    const stopped = run();
    expect(stopped).toMatchObject({ stderr: '' });
    expect(stopped.stdout).toMatch(/ stopped \d{4}-/);
    expect(run('--until', new Date(Date.now() + 3_600_000).toISOString()).status).toBe(1);
  });
});
