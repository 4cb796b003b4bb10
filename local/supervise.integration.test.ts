// What ends by itself is started again, with real processes.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { endedEarly, runTask, startService, type Service } from './child.ts';
import { testEnvironment } from './environment.ts';
import { platformFile, root } from './paths.ts';
import { Platform } from './platform.ts';
import { migrate } from './prepare.ts';
import { ask, askUntilReady, natsProbe, redisProbe } from './probe.ts';
import { supervise, type Supervised } from './supervise.ts';
import { startEphemeralBacking } from './ephemeral-backing.ts';
import { until } from './test/until.ts';

/** Looks after them until the test is over. Answers what is said of them, and how it ends. */
function lookAfter(context: TestContext, all: readonly Supervised[], pauses?: readonly number[]) {
  const over = new AbortController();
  const said: string[] = [];
  const log = (line: string): void => {
    said.push(line);
  };
  const ended = supervise(all, { log, signal: over.signal, ...(pauses && { pauses }) }).catch(
    (error: unknown) => error,
  );
  context.after(() => over.abort());
  return { said, ended };
}

const waiting = { timeoutMs: 30_000 };

test('what is killed runs again, where it was and with what it had acknowledged', async (context) => {
  const backing = await startEphemeralBacking();
  context.after(backing.stop);
  const env: NodeJS.ProcessEnv = { ...(await testEnvironment(backing)), LOG_LEVEL: 'fatal' };
  await migrate({ env });
  const platform = new Platform({ dir: backing.dir, env, args: ['--target=audit'] });
  context.after(() => platform.stop());
  await platform.start();
  const { said } = lookAfter(context, [...backing.servers, platform]);

  const url = (name: string): URL => new URL(backing.env[name] ?? '');
  const at = (name: string): [string, number] => [url(name).hostname, Number(url(name).port)];
  const redis = (send: string): Promise<string | undefined> =>
    ask(
      {
        ...redisProbe(...at('REDIS_URL')),
        send: `AUTH ${url('REDIS_URL').password}\r\n${send}\r\n`,
        accept: (answer) => answer.split('\r\n').length > 2,
      },
      5000,
    );
  const nats = (subject: string, body: string): Promise<string | undefined> => {
    const { username: user, password: pass } = url('NATS_URL');
    const hello = `CONNECT ${JSON.stringify({ user, pass, verbose: false })}\r\nSUB answer 1\r\n`;
    const send = `${hello}PUB ${subject} answer ${body.length}\r\n${body}\r\n`;
    return ask(
      {
        ...natsProbe(...at('NATS_URL')),
        send,
        accept: (answer) => answer.includes('MSG answer') && answer.trimEnd().endsWith('}'),
      },
      5000,
    );
  };
  assert.match((await redis('SET kept yes')) ?? '', /\+OK\r\n\+OK/);
  await nats('$JS.API.STREAM.CREATE.kept', JSON.stringify({ name: 'kept', subjects: ['kept'], storage: 'file' }));
  assert.match((await nats('kept', 'acknowledged')) ?? '', /"seq":\s*1\b/);

  const before = { ...backing.pids, platform: platform.pid };
  for (const pid of Object.values(before)) process.kill(pid, 'SIGKILL');
  const again = ['Postgres', 'NATS', 'Redis', 'The platform'];
  await until(() => again.every((name) => said.includes(`✓ ${name} runs again`)));

  for (const [name, pid] of Object.entries({ ...backing.pids, platform: platform.pid }))
    assert.notEqual(pid, before[name as keyof typeof before], `${name} is another process`);
  assert.ok(
    said.includes('✗ NATS ended (SIGKILL). Starting it again (1 of 4 times within a minute).'),
    said.join('\n'),
  );
  assert.ok(await askUntilReady(redisProbe(...at('REDIS_URL'), url('REDIS_URL').password), waiting));
  assert.match((await redis('GET kept')) ?? '', /\$3\r\nyes/);
  assert.match((await nats('$JS.API.STREAM.INFO.kept', '')) ?? '', /"messages":\s*1\b/);
  // Every change of a table that was made is told of.
  const args = [platformFile('migrate.js')];
  const migrated = await runTask({ command: process.execPath, args, env, cwd: root, failure: 'not migrated' });
  assert.doesNotMatch(migrated, /: (?!up to date$)/m);
  const ready = await fetch(`http://127.0.0.1:${env['INTERNAL_PORT']}/healthz/ready`);
  assert.equal(ready.status, 200);
});

test('what always ends is given up after five times within a minute, with a sentence and its last lines', async (context) => {
  const dir = mkdtempSync(join(tmpdir(), 'supervise-'));
  context.after(() => rmSync(dir, { recursive: true, force: true }));
  let starts = 0;
  let service: Service | undefined;
  const start = (): Promise<void> => {
    starts += 1;
    const args = ['-e', `console.log('cannot go on'); process.exit(3)`];
    service = startService({ name: 'The part', command: process.execPath, args, logFile: join(dir, 'part.log') });
    return Promise.resolve();
  };
  const failed = async (): Promise<never> => {
    throw await endedEarly(service!);
  };
  await start();
  const { said, ended } = lookAfter(context, [{ name: 'The part', failed, restart: start }], [1, 1, 1, 1]);
  const error = await ended;
  assert.ok(error instanceof Error);
  assert.match(error.message, /^The part has ended 5 times within a minute and is not started again\. /);
  assert.match(error.message, /The part ended \(exit code 3\)\. Its last lines .*:\ncannot go on$/s);
  assert.equal(starts, 5);
  assert.equal(said.filter((line) => line.startsWith('✗')).length, 4);
});
