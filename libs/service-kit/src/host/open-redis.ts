import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { OPENS_WITHIN } from '../patiently.js';

/** How long a command may take on a connection that is ready, in milliseconds. */
const COMMAND = 500;
/** How long a server may take to say that it is ready: on a busy node that is far longer than a command. */
const HANDSHAKE = 10_000;

/** What a server says that knows the caller and does not want it. */
const REFUSED = /^(WRONGPASS|NOAUTH|NOPERM|ERR invalid password)/;

type Times = { readonly withinMs?: number | undefined };

/** For requests: a command fails after half a second, and at once while Redis is away. */
export function openRedis(url: string, log: Pick<Logger, 'warn'>, times?: Times): Promise<Redis> {
  const redis = newRedis(url, { maxRetriesPerRequest: 1, commandTimeout: HANDSHAKE, enableOfflineQueue: false });
  // The limit of a command holds for the questions of the handshake too: these have their own.
  redis.on('ready', () => (redis.options.commandTimeout = COMMAND));
  redis.on('close', () => (redis.options.commandTimeout = HANDSHAKE));
  return untilReady(redis, log, times);
}

/** For queues: a command waits for Redis as long as it takes. */
export const openWorkerRedis = (url: string, log: Pick<Logger, 'warn'>, times?: Times): Promise<Redis> =>
  untilReady(newRedis(url, { maxRetriesPerRequest: null }), log, times);

const newRedis = (url: string, options: RedisOptions): Redis => new Redis(url, { ...options, lazyConnect: true });

/** The client connects by itself until it has a server that is ready: that is waited for, not its first try. */
function untilReady(redis: Redis, log: Pick<Logger, 'warn'>, { withinMs = OPENS_WITHIN }: Times = {}): Promise<Redis> {
  return new Promise((resolve, reject) => {
    let opening = true;
    let last = new Error(`Redis was not ready within ${withinMs} ms`);
    const fail = (error: Error): void => {
      opening = false;
      clearTimeout(timer);
      redis.disconnect();
      reject(error);
    };
    const timer = setTimeout(() => fail(last), withinMs);
    redis.on('error', (error: Error) => {
      log.warn({ err: error }, 'Redis is away');
      last = error;
      if (opening && REFUSED.test(error.message)) fail(error);
    });
    redis.once('ready', () => {
      opening = false;
      clearTimeout(timer);
      resolve(redis);
    });
    // Fails with its first try; what comes of the others is heard above.
    redis.connect().catch(() => undefined);
  });
}
