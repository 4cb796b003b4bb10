import { execFile, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pg } from '@talent-os/service-kit/database/types';
import { freePort } from './free-port.js';
import { startNode } from './start-node.js';

const platform = fileURLToPath(new URL('../../../apps/platform/dist/', import.meta.url));
/** Six products begin at once where all tests run, each beside the others. */
const READY_WITHIN = 300_000;

/**
 * Makes a database of its own on the tests' server, with every table and the demo organizations; with `DEMO=false` nobody
 * is in it. Answers its address.
 */
export async function makeDatabase(name: string, env: NodeJS.ProcessEnv): Promise<string> {
  await onServer(env, (client) => client.query(`create database ${name}`));
  const DATABASE_URL = addressOf(name, env);
  for (const step of env.DEMO === 'false' ? ['migrate.js'] : ['migrate.js', 'seed.js']) {
    const { status, stdout, stderr } = await runStep(step, [], { ...env, DATABASE_URL });
    if (status !== 0) throw new Error(`${step} failed:\n${stdout}\n${stderr}`);
  }
  return DATABASE_URL;
}

const TEMPLATE = 'talent_os_demo';

/** Makes a database as `makeDatabase` does, by copying one that whoever needs it first has filled. Answers its address. */
export async function copyDemo(name: string, env: NodeJS.ProcessEnv): Promise<string> {
  await onServer(env, async (client) => {
    // Held until the connection ends.
    await client.query('select pg_advisory_lock(0)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (!rowCount) {
      // Whoever began it and failed has left it half filled.
      await client.query(`drop database if exists ${TEMPLATE}_draft`);
      await makeDatabase(`${TEMPLATE}_draft`, env);
      await client.query(`alter database ${TEMPLATE}_draft rename to ${TEMPLATE}`);
    }
    await client.query(`create database ${name} template ${TEMPLATE}`);
  });
  return addressOf(name, env);
}

function addressOf(name: string, env: NodeJS.ProcessEnv): string {
  const address = new URL(env.DATABASE_URL ?? '');
  address.pathname = `/${name}`;
  return address.toString();
}

async function onServer(env: NodeJS.ProcessEnv, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf('postgres', env) });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs one of the platform's own commands, such as `setup.js`, to its end. Not waited for by standing still: what it
 * talks to may be a part of this process.
 */
export const runStep = (file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<StepResult> =>
  new Promise((resolve) =>
    execFile(process.execPath, [`${platform}${file}`, ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr }),
    ),
  );
type StepResult = { readonly status: number; readonly stdout: string; readonly stderr: string };

/** The second copy of a product's audit checkpoints: of its own, as its chains are. */
export const copyFolder = (name: string) =>
  join(process.env.AUDIT_CHECKPOINT_DIR ?? tmpdir(), `copies-${name}`, 'checkpoints');

/** Starts some parts of the product in a process that ends with this one, with an internal port that is free. */
export async function startParts(target: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const internal = String(await freePort());
  return startNode([`${platform}main.js`, `--target=${target}`], { env: { ...env, INTERNAL_PORT: internal } });
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
