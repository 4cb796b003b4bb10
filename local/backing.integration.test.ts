import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startBacking } from './backing.ts';
import { ask, natsProbe, postgresProbe, redisProbe } from './probe.ts';
import { readState, stopLeftovers } from './state.ts';
import { startThrowAwayBacking } from './throw-away.ts';

const lives = (pid: number): boolean => existsSync(`/proc/${pid}`);
const address = (url: string | undefined): [string, number] => [
  new URL(url ?? '').hostname,
  Number(new URL(url ?? '').port),
];

test('three services answer on loopback ports and leave nothing when they stop', async () => {
  const { env, pids, dir, stop } = await startThrowAwayBacking();
  const [host, port] = address(env['REDIS_URL']);
  assert.ok(await ask(postgresProbe(...address(env['DATABASE_URL']))));
  assert.ok(await ask(natsProbe(...address(env['NATS_URL']))));
  assert.ok(await ask(redisProbe(host, port, new URL(env['REDIS_URL'] ?? '').password)));
  assert.match((await ask({ host, port, send: 'GET a\r\n', accept: Boolean })) ?? '', /NOAUTH/);
  assert.equal(statSync(join(dir, 'redis', 'redis.conf')).mode & 0o777, 0o600);
  await stop();
  assert.deepEqual(Object.values(pids).map(lives), [false, false, false]);
  assert.ok(!existsSync(dir));
});

test('a service that ends by itself is told with its last lines', async () => {
  const { pids, failed, stop } = await startThrowAwayBacking();
  process.kill(pids.nats, 'SIGKILL');
  await assert.rejects(failed, /NATS ended \(SIGKILL\)/);
  await stop();
});

test('what an unclean end left behind is stopped, and its data and ports serve again', async () => {
  const first = await startThrowAwayBacking();
  const stopped = await stopLeftovers(first.dir);
  assert.deepEqual(stopped, ['redis', 'nats', 'postgres']);
  assert.deepEqual(Object.values(first.pids).map(lives), [false, false, false]);
  const second = await startBacking({ dir: first.dir, environment: {} });
  assert.deepEqual(second.env, first.env);
  await second.stop();
  assert.deepEqual(readState(first.dir).processes, {});
  await first.stop();
});

test('asked to end while it starts, it leaves nothing running', async () => {
  const controller = new AbortController();
  const started: string[] = [];
  const starting = startThrowAwayBacking({
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

test('an address in the environment that does not answer is told', async () => {
  const starting = startThrowAwayBacking({ environment: { NATS_URL: 'nats://127.0.0.1:1' } });
  await assert.rejects(starting, /NATS does not answer at 127.0.0.1:1 \(from NATS_URL\)/);
});

test('what a run that was killed has left is swept by the next one', async () => {
  const code = `import { startThrowAwayBacking } from '${import.meta.dirname}/throw-away.ts';
    const { dir, pids } = await startThrowAwayBacking();
    console.log(JSON.stringify({ dir, pids }));
    process.kill(process.pid, 'SIGKILL');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  const killed = JSON.parse(stdout) as { dir: string; pids: Record<string, number> };
  assert.deepEqual(Object.values(killed.pids).map(lives), [true, true, true]);
  const next = await startThrowAwayBacking();
  assert.deepEqual(Object.values(killed.pids).map(lives), [false, false, false]);
  assert.ok(!existsSync(killed.dir));
  await next.stop();
});
