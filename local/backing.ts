import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { endedEarly } from './child.ts';
import { startContainer, type ServiceName } from './docker.ts';
import { ask } from './probe.ts';
import { loadSecrets } from './secrets.ts';
import { restartServer, SERVERS, startServer, versionNotice, type StartedServer, type StartRequest } from './server.ts';
import { findSources, KINDS, type Source } from './sources.ts';
import { needSpace } from './space.ts';
import type { Supervised } from './supervise.ts';
import { UserError } from './trouble.ts';

export interface Backing {
  /** Where data, logs and secrets are kept. */
  dir: string;
  /** `DATABASE_URL`, `NATS_URL` and `REDIS_URL`. */
  env: Record<string, string>;
  /** Process ids of what was started here; 0 for a server at an address of the environment or in a container. */
  pids: Record<ServiceName, number>;
  /** What was started here and can be started again, each by itself. */
  servers: Supervised[];
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
  /** Logins NATS has beside the one of its address, each as its configuration takes one. */
  logins?: readonly object[] | undefined;
  /** False where the data of Postgres need not survive the machine, as those of tests: what is written is not waited for. */
  durable?: boolean | undefined;
}

/** Finds or starts Postgres, NATS and Redis. */
export async function startBacking(options: BackingOptions): Promise<Backing> {
  const { dir, signal, log = () => undefined, step = (_name, work) => work() } = options;
  mkdirSync(dir, { recursive: true });
  needSpace(dir);
  const sources = await findSources({ environment: options.environment ?? process.env, signal });
  const secrets = loadSecrets(dir);
  const started = new Map<ServiceName, StartedServer>();
  const ending = new AbortController();
  const restarts = new Set<Promise<void>>();
  const stop = async (): Promise<void> => {
    ending.abort();
    // What was about to run again is there to be stopped, or not at all.
    await Promise.allSettled(restarts);
    for (const name of ['redis', 'nats', 'postgres'] as const) {
      await started.get(name)?.stop();
      started.delete(name);
    }
  };
  const requestFor = (name: ServiceName): StartRequest => ({
    name,
    dir,
    password: secrets[name],
    logins: options.logins,
    durable: options.durable,
    signal: signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]),
    note: (entry) => {
      started.set(name, entry);
    },
  });
  const beginOne = async (name: ServiceName): Promise<string> => {
    signal?.throwIfAborted();
    return begin(requestFor(name), sources[name], log);
  };
  try {
    for (const name of ['postgres', 'nats', 'redis'] as const) await step(KINDS[name].title, () => beginOne(name));
  } catch (error) {
    await stop();
    throw error;
  }
  const run: Run = { started, ending: ending.signal, restarts };
  const running = [...started.entries()];
  const servers = running.flatMap(([name, { url }]): Supervised[] => {
    const source = sources[name];
    if (source.kind !== 'program') return [];
    return [supervisedProgram(requestFor(name), source.program, Number(new URL(url).port), run)];
  });
  return {
    dir,
    env: Object.fromEntries(running.map(([name, { url }]) => [KINDS[name].variable, url])),
    get pids() {
      return Object.fromEntries([...started].map(([name, { pid }]) => [name, pid])) as Record<ServiceName, number>;
    },
    servers,
    stop,
  };
}

interface Run {
  started: ReadonlyMap<ServiceName, StartedServer>;
  /** Given when all of it is to stop. */
  ending: AbortSignal;
  /** What is being started again. */
  restarts: Set<Promise<void>>;
}

/** A program that was started here, as something that can be started again. */
function supervisedProgram(request: StartRequest, program: string, port: number, run: Run): Supervised {
  const { started, ending, restarts } = run;
  return {
    name: KINDS[request.name].title,
    failed: async () => {
      const service = started.get(request.name)?.service;
      await service?.exited;
      if (service !== undefined && !ending.aborted) throw await endedEarly(service);
      return new Promise(() => undefined);
    },
    restart: async () => {
      ending.throwIfAborted();
      const restart = restartServer(request, program, port);
      restarts.add(restart);
      await restart.finally(() => restarts.delete(restart));
    },
  };
}

/** Starts or finds one service. Answers a few words about where it is. */
async function begin(request: StartRequest, source: Source, log: (line: string) => void): Promise<string> {
  if (source.kind === 'address') return useAddress(request, source.url);
  if (source.kind === 'container') return useContainer(request);
  const port = await startServer(request, source.program);
  const notice = versionNotice(request.name, source.version);
  if (notice !== undefined) log(notice);
  return `${source.version.join('.')} on port ${port}`;
}

async function useAddress(request: StartRequest, url: string): Promise<string> {
  const { title, variable } = KINDS[request.name];
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined) throw new UserError(`${variable} is not an address: ${url}`);
  const host = parsed.hostname.replace(/^\[|\]$/g, '');
  const port = Number(parsed.port) || SERVERS[request.name].defaultPort;
  // An encrypted connection is left to the product: this check speaks the plain protocol only.
  const plain = !/^(rediss|tls|wss?):/.test(url);
  if (plain && (await ask(SERVERS[request.name].probe(host, port), 5000)) === undefined) {
    throw new UserError(
      `${title} does not answer at ${host}:${port} (from ${variable}). Start it, or unset ${variable}.`,
    );
  }
  request.note({ url, pid: 0, stop: () => Promise.resolve() });
  return `at ${host}:${port}, from ${variable}`;
}

async function useContainer(request: StartRequest): Promise<string> {
  const folder = join(request.dir, `${request.name}-container`);
  mkdirSync(folder, { recursive: true });
  const container = await startContainer(request.name, folder, request.password);
  request.note({ url: container.url, pid: 0, stop: container.stop });
  return 'in a container';
}
