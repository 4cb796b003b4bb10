import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import type { Backing } from '../local/backing.ts';
import { startService } from '../local/child.ts';
import { freePort } from '../local/ports.ts';
import { startEphemeralBacking } from '../local/ephemeral-backing.ts';
import { copyRows } from './bare/rows.ts';
import type { Part } from './cpu.ts';
import { dealIds, signIn, startProduct, type Topology } from './product.ts';
import { addressesOf, type Addresses } from './workloads.ts';

export type SubjectName = 'bare' | Topology;

/** Something that answers the three workloads. */
export interface Subject {
  name: SubjectName;
  url: string;
  addresses: Addresses;
  /** Everything that works for it. */
  parts: Part[];
  /** Header fields of its requests, not older than a token lives. */
  headers(): Promise<Record<string, string>>;
  /** Waits until everything its writes have caused is done; answers how long that took, in seconds. */
  settle(): Promise<number>;
  stop(): Promise<void>;
}

/** Who asks: reads the whole organization's deals. */
const PERSON = 'department.head@meridian.example';
const ROLE = 'DEPARTMENT_HEAD';
/** Deals the writes are spread over. */
const DEALS = 200;
const SETTLE_WITHIN = 60_000;

const backingParts = ({ pids }: Backing): Part[] => [
  { name: 'nats', pid: pids.nats },
  { name: 'postgres', pid: pids.postgres, withChildren: true },
  { name: 'redis', pid: pids.redis },
];

/** Starts the product in a topology. `more` goes into the environment of its processes. */
export async function startOurs(name: Topology, signal: AbortSignal, more: NodeJS.ProcessEnv = {}) {
  const product = await startProduct(name, signal, more);
  const { url, backing, platforms, database } = product;
  try {
    const { authorization, organizationId } = await signIn(url, PERSON);
    const ids = await dealIds(url, authorization, DEALS);
    const subject: Subject = {
      name,
      url,
      addresses: addressesOf('/api', ROLE, ids),
      parts: [...[...platforms].map(([parts, { pid }]) => ({ name: `node ${parts}`, pid })), ...backingParts(backing)],
      headers: async () => ({ authorization: (await signIn(url, PERSON)).authorization }),
      settle: () => waitUntilSettled(database),
      stop: product.stop,
    };
    const logFiles = new Map([...platforms].map(([parts, { logFile }]) => [parts, logFile]));
    return { subject, organizationId, databaseUrl: backing.env['DATABASE_URL'] ?? '', ids, logFiles };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** Starts the bare server on a database of its own with the same rows. */
export async function startBare(
  from: { databaseUrl: string; organizationId: string; ids: string[] },
  signal: AbortSignal,
): Promise<Subject> {
  const backing = await startEphemeralBacking({ signal });
  const databaseUrl = backing.env['DATABASE_URL'] ?? '';
  try {
    await copyRows(from.databaseUrl, databaseUrl, from.organizationId);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const service = startService({
      name: 'The bare server',
      command: process.execPath,
      args: [join(import.meta.dirname, 'bare', 'server.ts')],
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port) },
      logFile: join(backing.dir, 'logs', 'bare.log'),
    });
    const stop = async (): Promise<void> => {
      await service.stop(3000);
      await backing.stop();
    };
    await answering(`${url}/dashboard/content/${ROLE}`, signal).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return {
      name: 'bare',
      url,
      addresses: addressesOf('', ROLE, from.ids),
      parts: [{ name: 'node', pid: service.pid }, ...backingParts(backing)],
      headers: () => Promise.resolve({}),
      settle: () => Promise.resolve(0),
      stop,
    };
  } catch (error) {
    await backing.stop();
    throw error;
  }
}

async function answering(url: string, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await after(50, undefined, { signal });
  }
  throw new Error(`${url} does not answer`);
}

const WAITING = 'select count(*)::int as waiting from sales.outbox where published_at is null';
const UNRECORDED = `
  select count(*)::int as waiting from (select id, organization_id from sales.outbox order by id desc limit 5000) o
  where not exists (select from audit.audit_event e where e.event_id = o.id and e.organization_id = o.organization_id)`;

async function waitUntilSettled(database: pg.Pool): Promise<number> {
  const began = performance.now();
  const count = async (sql: string): Promise<number> =>
    (await database.query<{ waiting: number }>(sql)).rows[0]?.waiting ?? 0;
  while ((await count(WAITING)) > 0 || (await count(UNRECORDED)) > 0) {
    if (performance.now() - began > SETTLE_WITHIN) throw new Error('events are still on their way after a minute');
    await after(20);
  }
  return (performance.now() - began) / 1000;
}
