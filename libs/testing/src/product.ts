import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const platform = fileURLToPath(new URL('../../../apps/platform/dist/', import.meta.url));
const run = promisify(execFile);
/** Six products begin at once where all tests run, each beside the others. */
const READY_WITHIN = 300_000;

/**
 * Makes a database of its own on the tests' server, with every table and the demo organizations: a copy of the one
 * `TEST_TEMPLATE` names, or filled here. Answers its address.
 */
export async function makeDatabase(name: string, env: NodeJS.ProcessEnv): Promise<string> {
  const owner = new URL(env.DATABASE_URL ?? '');
  const client = new pg.Client({ connectionString: new URL('/postgres', owner).toString() });
  await client.connect();
  const template = env.TEST_TEMPLATE;
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  await client.end();
  owner.pathname = `/${name}`;
  if (template) return owner.toString();
  for (const step of ['migrate.js', 'seed.js']) {
    // Not waited for by standing still: what the step talks to may be a part of this process.
    await run(process.execPath, [`${platform}${step}`], { env: { ...env, DATABASE_URL: owner.toString() } });
  }
  return owner.toString();
}

/** Starts some parts of the product in a process of their own, with an internal port that is free. */
export async function startParts(target: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const internal = String(await freePort());
  return spawn(process.execPath, [`${platform}main.js`, `--target=${target}`], {
    env: { ...env, INTERNAL_PORT: internal },
    stdio: 'inherit',
  });
}

/** Ends parts in order, and the ones that do not come to an end at once. */
export async function stopParts(children: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await Promise.race([ended, after(10_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
    }),
  );
}

/** Waits until every part answers. Where they do not get ready they are stopped: nobody else would do it. */
export async function untilReady(
  address: string,
  children: readonly ChildProcess[],
  withinMs = READY_WITHIN,
): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    const response = await fetch(`${address}/healthz/ready`).catch(() => undefined);
    if (response?.status === 200) return;
    if (Date.now() > end || children.some(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)) {
      await stopParts(children);
      throw new Error(`the product did not get ready: ${(await response?.text()) ?? 'no answer'}`);
    }
    await after(100);
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
