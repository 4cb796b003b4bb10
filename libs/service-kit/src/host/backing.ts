import type { NatsConnection } from '@nats-io/transport-node';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Bus } from '../bus/bus.js';
import { ownLogin } from '../bus/login.js';
import type { Config } from '../config.js';
import { backingUp } from '../observe/metrics.js';
import { measure } from '../observe/scrape.js';
import { openStreams, type Streams } from '../events/streams.js';
import { openNats } from './open-nats.js';
import { openRedis, openWorkerRedis } from './open-redis.js';
import { patiently } from '../patiently.js';

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

/** `parts`: what the process hosts, by which it signs in to NATS where each has a login; the login of the address otherwise. */
export async function openBacking(config: Config, log: Logger, parts?: readonly string[]): Promise<Backing> {
  const login = ownLogin(config.NATS_LOGIN_SECRET, parts);
  const nats = await openNats(config, log, { login });
  const streams = await patiently('JetStream', () => openStreams(nats), { log });
  const [redis, workerRedis] = await Promise.all([
    openRedis(config.REDIS_URL, log),
    openWorkerRedis(config.REDIS_URL, log),
  ]);
  const bus = new Bus(nats, log, login?.inboxPrefix);
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
