import { HEALTH_HOURS, type BackingReport, type HealthReport } from '@talent-os/contracts/audit/health.js';
import { statfs } from 'node:fs/promises';
import { cwd, uptime, version as node } from 'node:process';
import { setTimeout as after } from 'node:timers/promises';
import type { Database } from '../database/database.js';
import { DEAD_LETTERS, EVENTS } from '../events/streams.js';
import type { OutboxRelay } from '../events/relay.js';
import type { Backing } from '../host/backing.js';
import { requestFiguresOf } from '../observe/request-figures.js';
import { letterCount } from './dead-letters.js';

/** How long a part may take to say how it is, in milliseconds. */
const WITHIN_MS = 1_000;
const HOUR_MS = 3_600_000;
/** The product's own; it is released as a whole. */
const VERSION = '0.1.0';

/** What is asked for, or null where it fails or takes too long. */
export const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  Promise.race([asked, after(WITHIN_MS, null, { ref: false })]).catch(() => null);

export type HealthParts = {
  readonly service: string;
  readonly database: Database;
  readonly relay: OutboxRelay;
  readonly backing: Backing;
  readonly migrations: number;
  /** Durable names of its listeners. */
  readonly consumers: readonly string[];
};

/** How a service is. */
export async function healthReport(parts: HealthParts): Promise<HealthReport> {
  const { service, database, relay } = parts;
  const [databaseMs, migrations, outbox, jobs, events] = await Promise.all([
    orNull(timed(() => database.runPipeline([{ text: 'select 1' }]))),
    orNull(migrationsOf(relay, service, parts.migrations)),
    orNull(outboxOf(relay, service)),
    orNull(jobsOf(relay, service)),
    orNull(eventsOf(parts)),
  ]);
  const figures = requestFiguresOf(service);
  const now = Date.now();
  const hours = Array.from({ length: HEALTH_HOURS }, (_, at) => now - (HEALTH_HOURS - 1 - at) * HOUR_MS);
  return {
    version: VERSION,
    node,
    startedAt: new Date(now - uptime() * 1_000).toISOString(),
    databaseMs,
    pool: database.connections,
    migrations,
    outbox,
    jobs,
    events,
    lastHour: figures.summary(60, now),
    hours: hours.map((at) => {
      const { requests, failed, p95Ms } = figures.summary(60, at);
      return { at: new Date(at).toISOString(), requests, failed, p95Ms };
    }),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round((performance.now() - started) * 10) / 10;
}

async function migrationsOf(relay: OutboxRelay, service: string, known: number) {
  const [row] = await relay.query<{ applied: number; latest: string }>(
    `select count(*)::int as applied, coalesce((array_agg(name order by id desc))[1], '') as latest from ${service}.migration`,
  );
  return { ...row!, known };
}

async function outboxOf(relay: OutboxRelay, service: string) {
  const [row] = await relay.query<{ waiting: number; oldestSeconds: number }>(
    `select count(*)::int as waiting, coalesce(greatest(extract(epoch from now() - min(at)), 0), 0)::float8 as "oldestSeconds"
     from ${service}.outbox where published_at is null`,
  );
  return row!;
}

async function jobsOf(relay: OutboxRelay, service: string) {
  const [row] = await relay.query<{ open: number; failed: number; oldestSeconds: number }>(
    `select count(*) filter (where status = 'pending')::int as open, count(*) filter (where status = 'failed')::int as failed,
       coalesce(greatest(extract(epoch from now() - min(created_at) filter (where status = 'pending')), 0), 0)::float8
         as "oldestSeconds"
     from ${service}.job where status in ('pending', 'failed')`,
  );
  return row!;
}

async function eventsOf({ backing: { streams }, consumers }: HealthParts) {
  const [infos, deadLetters] = await Promise.all([
    Promise.all(consumers.map((name) => streams.manager.consumers.info(EVENTS, name))),
    letterCount(streams, consumers),
  ]);
  return { pending: infos.reduce((sum, { num_pending }) => sum + num_pending, 0), deadLetters };
}

/** How what the product stands on is. */
export async function backingReport({ backing, relay }: HealthParts): Promise<BackingReport> {
  const [postgres, nats, redis, disk] = await Promise.all([
    orNull(postgresOf(relay)),
    orNull(natsOf(backing)),
    orNull(redisOf(backing)),
    orNull(statfs(cwd())),
  ]);
  return {
    postgres,
    nats,
    redis,
    disk: disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
  };
}

async function postgresOf(relay: OutboxRelay) {
  const [row] = await relay.query<{ version: string; bytes: number; connections: number; maxConnections: number }>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
       (select sum(numbackends) from pg_stat_database)::int as connections,
       current_setting('max_connections')::int as "maxConnections"`,
  );
  return row!;
}

async function natsOf({ nats, streams: { manager } }: Backing) {
  const [account, ...streams] = await Promise.all([
    manager.getAccountInfo(),
    manager.streams.info(EVENTS),
    manager.streams.info(DEAD_LETTERS),
  ]);
  return {
    version: nats.info?.version ?? '',
    bytes: account.storage,
    maxBytes: account.limits.max_storage > 0 ? account.limits.max_storage : null,
    messages: streams.reduce((sum, { state }) => sum + state.messages, 0),
  };
}

async function redisOf({ redis }: Backing) {
  const told = await redis.info();
  const field = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(told)?.[1] ?? '';
  return {
    version: field('redis_version'),
    bytes: Number(field('used_memory')),
    maxBytes: Number(field('maxmemory')) || null,
    policy: field('maxmemory_policy'),
  };
}
