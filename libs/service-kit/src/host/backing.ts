import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Bus } from '../bus/bus.js';
import type { Config } from '../config.js';
import { backingUp } from '../observe/metrics.js';
import { measure } from '../observe/scrape.js';
import { openStreams, type Streams } from '../events/streams.js';

/** What all parts of one process share. */
export type Backing = {
  readonly config: Config;
  readonly log: Logger;
  readonly nats: NatsConnection;
  readonly streams: Streams;
  readonly bus: Bus;
  readonly redis: Redis;
  /** For queues: waits for Redis as long as it takes, where `redis` gives up after half a second. */
  readonly workerRedis: Redis;
  close(): Promise<void>;
};

export async function openBacking(config: Config, log: Logger): Promise<Backing> {
  const address = new URL(config.NATS_URL);
  const nats = await connect({
    servers: address.host,
    ...(address.username && { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }),
    name: 'talent-os',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    pingInterval: 5_000,
    maxPingOut: 2,
    // An Error object per request costs half the throughput of an empty hop.
    noAsyncTraces: true,
  });
  const streams = await openStreams(nats);
  const redis = new Redis(config.REDIS_URL, {
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    enableOfflineQueue: false,
    lazyConnect: true,
  });
  const workerRedis = new Redis(config.REDIS_URL, { maxRetriesPerRequest: null, lazyConnect: true });
  for (const one of [redis, workerRedis]) one.on('error', (error: Error) => log.warn({ err: error }, 'Redis is away'));
  await Promise.all([redis.connect(), workerRedis.connect()]);
  const bus = new Bus(nats, log);
  const forget = measure('backing', () => [
    [backingUp, { part: 'nats' }, Number(bus.connected)],
    [backingUp, { part: 'redis' }, Number(redis.status === 'ready')],
  ]);
  const close = async () => {
    forget();
    await bus.drain();
    await nats.drain();
    redis.disconnect();
    workerRedis.disconnect();
  };
  return { config, log, nats, streams, bus, redis, workerRedis, close };
}
