import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { startBacking, type Backing, type BackingOptions } from './backing.ts';
import { beginningOf, isAlive } from './lock.mjs';
import { ask, askUntilReady, natsProbe, postgresProbe, redisProbe } from './probe.ts';
import { readState, stopLeftovers } from './state.ts';
import { startEphemeralBacking } from './ephemeral-backing.ts';
import { until } from './test/until.ts';

/** An ended process whose entry nobody has read yet does not live: an orphan's new parent may never read it. */
const lives = (pid: number): boolean => isAlive({ pid, began: beginningOf(pid) });
const address = (url: string | undefined): [string, number] => [
  new URL(url ?? '').hostname,
  Number(new URL(url ?? '').port),
];

/** Stopped whatever the test finds, because running services would keep the test from ending. */
async function ephemeral(context: TestContext, options: Omit<BackingOptions, 'dir'> = {}): Promise<Backing> {
  const backing = await startEphemeralBacking(options);
  context.after(backing.stop);
  return backing;
}

test('three services answer on loopback ports and leave nothing when they stop', async (context) => {
  const { env, pids, dir, stop } = await ephemeral(context);
  const [host, port] = address(env['REDIS_URL']);
  const waiting = { timeoutMs: 10_000 };
  assert.ok(await askUntilReady(postgresProbe(...address(env['DATABASE_URL'])), waiting));
  assert.ok(await askUntilReady(natsProbe(...address(env['NATS_URL'])), waiting));
  assert.ok(await askUntilReady(redisProbe(host, port, new URL(env['REDIS_URL'] ?? '').password), waiting));
  assert.match((await ask({ host, port, send: 'GET a\r\n', accept: Boolean }, 10_000)) ?? '', /NOAUTH/);
  assert.equal(statSync(join(dir, 'redis', 'redis.conf')).mode & 0o777, 0o600);
  await stop();
  assert.deepEqual(Object.values(pids).map(lives), [false, false, false]);
  assert.ok(!existsSync(dir));
});

test('what an unclean end left behind is stopped, and its data and ports serve again', async (context) => {
  const first = await ephemeral(context);
  const stopped = await stopLeftovers(first.dir);
  assert.deepEqual(stopped, ['redis', 'nats', 'postgres']);
  assert.deepEqual(Object.values(first.pids).map(lives), [false, false, false]);
  const second = await startBacking({ dir: first.dir, environment: {} });
  assert.deepEqual(second.env, first.env);
  await second.stop();
  assert.deepEqual(readState(first.dir).processes, {});
});

test('asked to end while it starts, it leaves nothing running', async (context) => {
  const controller = new AbortController();
  const started: string[] = [];
  const starting = ephemeral(context, {
    signal: controller.signal,
    step: (name, work) => {
      started.push(name);
      if (name === 'NATS') controller.abort();
      return work();
    },
  });
  await assert.rejects(starting, { name: 'AbortError' });
  assert.deepEqual(started, ['Postgres', 'NATS']);
});

test('an address in the environment that does not answer is told', async (context) => {
  const starting = ephemeral(context, { environment: { NATS_URL: 'nats://127.0.0.1:1' } });
  await assert.rejects(starting, /NATS does not answer at 127.0.0.1:1 \(from NATS_URL\)/);
});

/** Starts services in a run of their own that is killed outright, and says what it has left. */
function killRun(also = ''): { dir: string; pids: number[] } {
  const code = `import { startEphemeralBacking } from '${import.meta.dirname}/ephemeral-backing.ts';
    const { dir, pids, guard } = await startEphemeralBacking();
    console.log(JSON.stringify({ dir, pids: Object.values(pids) }));
    ${also}
    process.kill(process.pid, 'SIGKILL');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return JSON.parse(stdout) as { dir: string; pids: number[] };
}

test('a run that is killed takes its services and their data with it', async () => {
  const { dir, pids } = killRun();
  await until(() => !existsSync(dir), `${dir} is still there`);
  assert.equal(pids.length, 3);
  assert.deepEqual(pids.map(lives), [false, false, false]);
});

test('what a run that was killed together with its guard has left is swept by the next one', async (context) => {
  const { dir, pids } = killRun(`process.kill(guard, 'SIGKILL');`);
  assert.deepEqual(pids.map(lives), [true, true, true]);
  await ephemeral(context);
  assert.deepEqual(pids.map(lives), [false, false, false]);
  assert.ok(!existsSync(dir));
});
