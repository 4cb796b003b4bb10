import { operations } from '@talent-os/contracts/registry.js';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startCollector } from './collector.js';

const platform = fileURLToPath(new URL('../../../apps/platform/dist/', import.meta.url));
const READY_WITHIN = 60_000;

/** Both ways the product is run. `split` puts the edge and the services into several processes, over NATS. */
const services = [...new Set(operations.map(({ service }) => service))];
const others = services.filter((service) => service !== 'chat');
const topologies: Record<string, readonly string[]> = {
  all: ['all'],
  split: ['gateway', 'chat', ...[0, 1].map((half) => others.filter((_, index) => index % 2 === half).join())],
};

const children: ChildProcess[] = [];
let stopCollector = () => {};

/** Starts the whole product on a database of its own, seeded, in the topology that `TOPOLOGY` names. */
export default async function setup(): Promise<void> {
  const database = `talent_os_test_${process.pid}`;
  const owner = new URL(process.env.DATABASE_URL ?? '');
  const client = new pg.Client({ connectionString: new URL('/postgres', owner).toString() });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  owner.pathname = `/${database}`;

  const collector = await startCollector();
  stopCollector = collector.stop;
  process.env.TEST_SPANS = collector.file;
  const port = await freePort();
  // Nobody listens there until a test does: mails wait, as they do while a mail server is away.
  process.env.TEST_SMTP_PORT = String(await freePort());
  const env = {
    ...process.env,
    DATABASE_URL: owner.toString(),
    DATABASE_POOL: '8',
    INSTALLATION: `test_${process.pid}`,
    PORT: String(port),
    NODE_ENV: 'test',
    DEMO: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    SMTP_URL: `smtp://127.0.0.1:${process.env.TEST_SMTP_PORT}`,
    MAIL_FROM: 'Talent OS <no-reply@talent.example>',
    PUBLIC_URL: 'https://talent.example',
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_SIGN_IN_PER_MINUTE: '100000',
  };
  for (const step of ['migrate.js', 'seed.js']) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`${platform}${step}`], { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${step} failed:\n${stdout}\n${stderr}`);
  }
  for (const target of topologies[process.env.TOPOLOGY ?? 'all']!) {
    const internal = String(await freePort());
    const child = spawn(process.execPath, [`${platform}main.js`, `--target=${target}`], {
      env: { ...env, INTERNAL_PORT: internal },
      stdio: 'inherit',
    });
    children.push(child);
  }
  process.env.INSTALLATION = env.INSTALLATION;
  process.env.TEST_DATABASE_URL = owner.toString();
  process.env.TEST_ADDRESS = `http://127.0.0.1:${port}`;
  await ready(process.env.TEST_ADDRESS);
}

/** Ends what `setup` started; jest calls it through `global-teardown`. */
export async function teardown(): Promise<void> {
  await Promise.all(
    children.map((child) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      return Promise.race([ended, after(10_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
    }),
  );
  stopCollector();
}

async function ready(address: string): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  for (;;) {
    const response = await fetch(`${address}/healthz/ready`).catch(() => undefined);
    if (response?.status === 200) return;
    if (Date.now() > end || children.some((child) => child.exitCode !== null))
      throw new Error(`the product did not get ready: ${(await response?.text()) ?? 'no answer'}`);
    await after(100);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
