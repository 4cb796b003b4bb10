import type { ChildProcess } from 'node:child_process';
import { pg } from '@talent-os/service-kit/database/types';
import { freePort } from './free-port.js';
import { copyDemo, copyFolder, makeDatabase, runStep, startParts, stopParts, untilReady } from './product.js';

type Options = {
  /** Tells this product's database and subjects from every other's. */
  readonly name: string;
  /** What each process hosts: `all`, or names as `--target` takes them. */
  readonly targets: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
};

/** A product that one test has to itself: for what it does to processes, and for settings of its own. */
export async function startOwnProduct({ name, targets, env: more = {} }: Options) {
  const port = await freePort();
  const own = `${name}_${process.pid}`;
  const base = { ...process.env, INSTALLATION: own, PORT: String(port), OTEL_EXPORTER_OTLP_ENDPOINT: undefined };
  const env: NodeJS.ProcessEnv = {
    ...base,
    NODE_ENV: 'test',
    DEMO: 'true',
    AUDIT_CHECKPOINT_DIR: copyFolder(own),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...more,
  };
  const make = env.DEMO === 'true' ? copyDemo : makeDatabase;
  const databaseUrl = await make(`talent_os_${own}`, env);
  const address = `http://127.0.0.1:${port}`;
  const children: ChildProcess[] = [];
  const start = async (target: string, settings: NodeJS.ProcessEnv = {}) => {
    const child = await startParts(target, { ...env, ...settings, DATABASE_URL: databaseUrl });
    children.push(child);
    return child;
  };
  for (const target of targets) await start(target);
  await untilReady(address, children);
  return {
    address,
    installation: own,
    databaseUrl,
    /** Where the second copy of its audit checkpoints lies. */
    copies: env.AUDIT_CHECKPOINT_DIR!,
    children,
    /** Starts one more process, with settings of its own. */
    start,
    ready: () =>
      untilReady(
        address,
        children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null),
      ),
    async query<Row extends object>(sql: string, args: readonly unknown[] = []): Promise<Row[]> {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        return (await client.query<Row>(sql, [...args])).rows;
      } finally {
        await client.end();
      }
    },
    /** Runs one of the platform's own commands beside it. */
    command: (file: string, args: readonly string[]) => runStep(file, args, { ...env, DATABASE_URL: databaseUrl }),
    stop: () => stopParts(children),
  };
}
