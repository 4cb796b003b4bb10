import { endedEarly, type Service } from './child.ts';
import { atLeast } from './find.ts';
import { natsUrl, startNats } from './nats.ts';
import { freePort } from './ports.ts';
import { postgresUrl, startPostgres, type ServerOptions } from './postgres.ts';
import { askUntilReady, natsProbe, postgresProbe, redisProbe, type Probe } from './probe.ts';
import { redisUrl, startRedis } from './redis.ts';
import type { ServiceName } from './docker.ts';
import { KINDS } from './sources.ts';
import { forget, readState, remember, updateState } from './state.ts';
import { UserError } from './trouble.ts';

interface Server {
  /** How long it may take to end before it is ended. */
  graceMs: number;
  defaultPort: number;
  start(options: ServerOptions): Service | Promise<Service>;
  url(port: number, password: string): string;
  probe(host: string, port: number, password?: string): Probe;
}

export const SERVERS: Record<ServiceName, Server> = {
  postgres: { graceMs: 2500, defaultPort: 5432, start: startPostgres, url: postgresUrl, probe: postgresProbe },
  nats: { graceMs: 1200, defaultPort: 4222, start: startNats, url: natsUrl, probe: natsProbe },
  redis: { graceMs: 1200, defaultPort: 6379, start: startRedis, url: redisUrl, probe: redisProbe },
};

export interface StartedServer {
  url: string;
  /** 0 where it is not a process of this machine. */
  pid: number;
  service?: Service;
  stop(): Promise<void>;
}

export interface StartRequest {
  name: ServiceName;
  dir: string;
  password: string;
  signal: AbortSignal | undefined;
  /** Further logins of NATS. */
  logins?: readonly object[] | undefined;
  /** False where the data need not survive the machine. */
  durable?: boolean | undefined;
  /** Called as soon as there is something to stop, before it is ready. */
  note(entry: StartedServer): void;
}

// Another program may take a port between the look and the start.
const ATTEMPTS = 3;
const READY_MS = 60_000;

/** Starts a program of this machine on a free port, the one of last time where it still is free. Answers the port. */
export async function startServer(request: StartRequest, program: string): Promise<number> {
  const { name, dir } = request;
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(attempt === 1 ? readState(dir).ports?.[name] : undefined);
    const ended = await startOn(request, program, port);
    if (ended === undefined) {
      updateState(dir, (state) => {
        state.ports = { ...state.ports, [name]: port };
      });
      return port;
    }
    if (attempt === ATTEMPTS) throw await endedEarly(ended);
  }
}

/** Starts a program again that has ended, where everybody knows it: on the port it had, with the data it had. */
export async function restartServer(request: StartRequest, program: string, port: number): Promise<void> {
  const ended = await startOn(request, program, port);
  if (ended !== undefined) throw await endedEarly(ended);
}

/** Resolves once the server answers, or with the service where it ended before it did. */
async function startOn(request: StartRequest, program: string, port: number): Promise<Service | undefined> {
  const { name, dir, password, signal, logins, durable, note } = request;
  const server = SERVERS[name];
  const service = await server.start({ dir, program, port, password, signal, logins, durable });
  remember(dir, name, service.pid);
  note({ url: server.url(port, password), pid: service.pid, service, stop: () => stopServer(request, service) });
  const probe = server.probe('127.0.0.1', port, password);
  const answer = await askUntilReady(probe, { timeoutMs: READY_MS, gone: () => !service.running(), signal });
  if (answer !== undefined) return undefined;
  if (!service.running()) return service;
  await service.stop(server.graceMs);
  throw new UserError(`${KINDS[name].title} does not answer. Its log: ${service.logFile}`);
}

async function stopServer({ name, dir }: StartRequest, service: Service): Promise<void> {
  await service.stop(SERVERS[name].graceMs);
  forget(dir, name);
}

/** What a person should know about a version, where there is something. */
export function versionNotice(name: ServiceName, version: number[]): string | undefined {
  if (name !== 'nats' || atLeast(version, [2, 10])) return undefined;
  return `  NATS ${version.join('.')} is sufficient; nothing of a newer version is needed`;
}
