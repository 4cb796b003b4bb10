import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startService, type Service } from './child.ts';
import { writePrivate } from './files.ts';
import type { ServerOptions } from './postgres.ts';

const USER = 'talent_os';

/** The address of a server started by `startNats`. */
export const natsUrl = (port: number, password: string): string => `nats://${USER}:${password}@127.0.0.1:${port}`;

/** Starts NATS with JetStream on a loopback port. */
export function startNats(options: ServerOptions): Service {
  const home = join(options.dir, 'nats');
  mkdirSync(home, { recursive: true });
  const file = join(home, 'nats.conf');
  // In a file rather than as arguments: the list of processes shows arguments to everybody.
  writePrivate(
    file,
    [
      `listen: "127.0.0.1:${options.port}"`,
      `server_name: "talent-os"`,
      // What is JSON the server reads as its own notation.
      `authorization { users: ${JSON.stringify([{ user: USER, password: options.password }, ...(options.logins ?? [])])} }`,
      `jetstream { store_dir: ${JSON.stringify(home)}, max_memory_store: 256MB }`,
      `max_payload: 1MB`,
      '',
    ].join('\n'),
  );
  return startService({
    name: 'NATS',
    command: options.program,
    args: ['--config', file],
    logFile: join(options.dir, 'logs', 'nats.log'),
  });
}
