import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCollector } from './collector.js';
import { freePort } from './free-port.js';
import { copyDemo, copyFolder, startParts, stopParts, untilReady } from './product.js';
import { topologies } from './topologies.js';

const children: ChildProcess[] = [];
let stopCollector = () => {};
let removeLog = () => {};

/** Starts the whole product on a database of its own, seeded, in the topology that `TOPOLOGY` names. */
export default async function setup(): Promise<void> {
  if (!process.env.TEST_LOG) {
    const folder = mkdtempSync(join(tmpdir(), 'talent-os-log-'));
    process.env.TEST_LOG = join(folder, 'products.log');
    removeLog = () => rmSync(folder, { recursive: true, force: true });
  }
  const targets = topologies[process.env.TOPOLOGY ?? 'all']!;
  if (targets.length === 0) return;
  const collector = await startCollector();
  stopCollector = collector.stop;
  process.env.TEST_SPANS = collector.file;
  const port = await freePort();
  // Nobody listens there until a test does: mails wait, as they do while a mail server is away.
  process.env.TEST_SMTP_PORT = String(await freePort());
  const env = {
    ...process.env,
    DATABASE_POOL: '8',
    INSTALLATION: `test_${process.pid}`,
    AUDIT_CHECKPOINT_DIR: copyFolder(`test_${process.pid}`),
    PORT: String(port),
    NODE_ENV: 'test',
    DEMO: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    // A test that waits for a span need not wait longer.
    OTEL_BSP_SCHEDULE_DELAY: '200',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    SMTP_URL: `smtp://127.0.0.1:${process.env.TEST_SMTP_PORT}`,
    MAIL_FROM: 'Talent OS <no-reply@talent.example>',
    PUBLIC_URL: 'https://talent.example',
  };
  const DATABASE_URL = await copyDemo(`talent_os_test_${process.pid}`, env);
  // A run that is told to end ends its product first, without a teardown.
  process.once('SIGTERM', () => {
    teardown().then(
      () => process.exit(143),
      () => process.exit(143),
    );
  });
  for (const target of targets) children.push(await startParts(target, { ...env, DATABASE_URL }));
  process.env.INSTALLATION = env.INSTALLATION;
  process.env.TEST_DATABASE_URL = DATABASE_URL;
  process.env.TEST_ADDRESS = `http://127.0.0.1:${port}`;
  // Nobody tears down what has failed to begin.
  await untilReady(process.env.TEST_ADDRESS, children).catch(async (error: unknown) => {
    process.stderr.write(readFileSync(process.env.TEST_LOG!));
    await teardown();
    throw error;
  });
}

/** Ends what `setup` started; jest calls it through `global-teardown`. */
export async function teardown(): Promise<void> {
  await stopParts(children);
  stopCollector();
  removeLog();
}
