import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startService, type Service } from './child.ts';
import { writePrivate } from './files.ts';
import type { ServerOptions } from './postgres.ts';

/** The address of a server started by `startRedis`. */
export const redisUrl = (port: number, password: string): string => `redis://:${password}@127.0.0.1:${port}`;

/** Starts Redis on a loopback port. It keeps jobs, so it writes everything down and never evicts. */
export function startRedis(options: ServerOptions): Service {
  const home = join(options.dir, 'redis');
  mkdirSync(home, { recursive: true });
  const file = join(home, 'redis.conf');
  // In a file rather than as arguments: the list of processes shows arguments to everybody.
  writePrivate(
    file,
    [
      'bind 127.0.0.1',
      `port ${options.port}`,
      `requirepass ${options.password}`,
      `dir ${JSON.stringify(home)}`,
      'appendonly yes',
      'maxmemory-policy noeviction',
      'daemonize no',
      '',
    ].join('\n'),
  );
  return startService({
    name: 'Redis',
    command: options.program,
    args: [file],
    logFile: join(options.dir, 'logs', 'redis.log'),
  });
}
