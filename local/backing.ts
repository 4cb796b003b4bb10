import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endedEarly, type Service } from './child.ts';
import { startContainer } from './docker.ts';
import { atLeast } from './find.ts';
import { natsUrl, startNats } from './nats.ts';
import { freePort } from './ports.ts';
import { postgresUrl, startPostgres, type ServerOptions } from './postgres.ts';
import { ask, askUntilReady, natsProbe, postgresProbe, redisProbe, type Probe } from './probe.ts';
import { needSpace } from './space.ts';
import { redisUrl, startRedis } from './redis.ts';
import { loadSecrets } from './secrets.ts';
import { findSources, KINDS, type ServiceName, type Source } from './sources.ts';
import { forget, readState, remember, updateState } from './state.ts';
import { Trouble } from './trouble.ts';

interface Server {
  /** How long it may take to end before it is ended. */
  graceMs: number;
  defaultPort: number;
  start(options: ServerOptions): Service | Promise<Service>;
  url(port: number, password: string): string;
  probe(host: string, port: number, password?: string): Probe;
}

const SERVERS: Record<ServiceName, Server> = {
  postgres: { graceMs: 2500, defaultPort: 5432, start: startPostgres, url: postgresUrl, probe: postgresProbe },
  nats: { graceMs: 1200, defaultPort: 4222, start: startNats, url: natsUrl, probe: natsProbe },
  redis: { graceMs: 1200, defaultPort: 6379, start: startRedis, url: redisUrl, probe: redisProbe },
};

export interface Backing {
  /** Where data, logs and secrets are kept. */
  dir: string;
  /** `DATABASE_URL`, `NATS_URL` and `REDIS_URL`. */
  env: Record<string, string>;
  /** Process ids of what was started here; 0 for a server at an address of the environment or in a container. */
  pids: Record<ServiceName, number>;
  /** Rejects when one of them ends although nobody stopped it. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

export interface BackingOptions {
  /** Where data, logs and secrets are kept. */
  dir: string;
  log?(line: string): void;
  /** Called around each service, for a line of progress. */
  step?<T>(name: string, work: () => Promise<T>): Promise<T>;
  signal?: AbortSignal | undefined;
  /** Where addresses of existing servers are looked up; the environment of this process unless given. */
  environment?: NodeJS.ProcessEnv;
}

interface Started {
  url: string;
  pid: number;
  service?: Service;
  stop(): Promise<void>;
}

/** Finds or starts Postgres, NATS and Redis. */
export async function startBacking(options: BackingOptions): Promise<Backing> {
  const { dir, signal, log = () => undefined, step = (_name, work) => work() } = options;
  mkdirSync(dir, { recursive: true });
  needSpace(dir);
  const sources = await findSources({ environment: options.environment ?? process.env, log, signal });
  const secrets = loadSecrets(dir);
  const started = new Map<ServiceName, Started>();
  const stop = async (): Promise<void> => {
    for (const name of ['redis', 'nats', 'postgres'] as const) {
      await started.get(name)?.stop();
      started.delete(name);
    }
  };
  const begin = async (name: ServiceName): Promise<string> => {
    signal?.throwIfAborted();
    const one = { name, dir, password: secrets[name], signal, note: (entry: Started) => started.set(name, entry) };
    return START[sources[name].kind](one, sources[name], log);
  };
  try {
    for (const name of ['postgres', 'nats', 'redis'] as const) await step(KINDS[name].title, () => begin(name));
  } catch (error) {
    await stop();
    throw error;
  }
  const running = [...started.entries()];
  const failed = Promise.race(
    running.map(async ([name, { service }]): Promise<never> => {
      if (service === undefined) return new Promise(() => undefined);
      await service.exited;
      if (started.has(name)) throw await endedEarly(service);
      return new Promise(() => undefined);
    }),
  );
  // Whoever does not watch must not be ended by it.
  failed.catch(() => undefined);
  return {
    dir,
    env: Object.fromEntries(running.map(([name, { url }]) => [KINDS[name].variable, url])),
    pids: Object.fromEntries(running.map(([name, { pid }]) => [name, pid])) as Record<ServiceName, number>,
    failed,
    stop,
  };
}

interface One {
  name: ServiceName;
  dir: string;
  password: string;
  signal: AbortSignal | undefined;
  /** Called as soon as there is something to stop, before it is ready. */
  note(entry: Started): void;
}

type Starter = (one: One, source: Source, log: (line: string) => void) => Promise<string>;

const START: Record<Source['kind'], Starter> = { address: useAddress, container: useContainer, program: useProgram };

async function useAddress(one: One, source: Source): Promise<string> {
  const url = source.kind === 'address' ? source.url : '';
  const { title, variable } = KINDS[one.name];
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined) throw new Trouble(`${variable} is not an address: ${url}`);
  const host = parsed.hostname.replace(/^\[|\]$/g, '');
  const port = Number(parsed.port) || SERVERS[one.name].defaultPort;
  // An encrypted connection is left to the product: this check speaks the plain protocol only.
  const plain = !/^(rediss|tls|wss?):/.test(url);
  if (plain && (await ask(SERVERS[one.name].probe(host, port), 5000)) === undefined) {
    throw new Trouble(`${title} does not answer at ${host}:${port} (from ${variable}). Start it, or unset ${variable}.`);
  }
  one.note({ url, pid: 0, stop: () => Promise.resolve() });
  return `at ${host}:${port}, from ${variable}`;
}

async function useContainer(one: One): Promise<string> {
  const folder = join(one.dir, `${one.name}-container`);
  mkdirSync(folder, { recursive: true });
  const container = await startContainer(one.name, folder, one.password);
  one.note({ url: container.url, pid: 0, stop: container.stop });
  return 'in a container';
}

async function useProgram(one: One, source: Source, log: (line: string) => void): Promise<string> {
  if (source.kind !== 'program') throw new Error('not a program');
  const { title } = KINDS[one.name];
  const server = SERVERS[one.name];
  // Another program may take the port between the look and the start: then the next port is tried.
  for (let attempt = 1; ; attempt += 1) {
    const preferred = attempt === 1 ? readState(one.dir).ports?.[one.name] : undefined;
    const port = await freePort(preferred);
    const { dir, password, signal } = one;
    const service = await server.start({ dir, program: source.program, port, password, signal });
    remember(dir, one.name, service.pid);
    one.note({
      url: server.url(port, password),
      pid: service.pid,
      service,
      stop: async () => {
        await service.stop(server.graceMs);
        forget(dir, one.name);
      },
    });
    const probe = server.probe('127.0.0.1', port, password);
    const answer = await askUntilReady(probe, { timeoutMs: 60_000, gone: () => !service.running(), signal });
    if (answer !== undefined) {
      updateState(dir, (state) => {
        state.ports = { ...state.ports, [one.name]: port };
      });
      if (one.name === 'nats' && !atLeast(source.version, [2, 10])) {
        log(`  NATS ${source.version.join('.')} is sufficient; nothing of a newer version is needed`);
      }
      return `${source.version.join('.')} on port ${port}`;
    }
    if (service.running()) throw new Trouble(`${title} does not answer. Its log: ${service.logFile}`);
    if (attempt === 3) throw await endedEarly(service);
  }
}

/** Backing services in a temporary folder of their own, which goes when they stop. */
export async function startThrowAwayBacking(options: Omit<BackingOptions, 'dir'> = {}): Promise<Backing> {
  const dir = mkdtempSync(join(tmpdir(), 'talent-os-'));
  // The database runs as a user of its own when this one is root, and has to get in.
  chmodSync(dir, 0o711);
  const remove = (): void => {
    const elsewhere = readState(dir).postgresFolder;
    for (const folder of [dir, elsewhere]) if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const backing = await startBacking({ environment: {}, ...options, dir });
    return {
      ...backing,
      stop: async () => {
        await backing.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
