import { mkdirSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endedEarly, startService, type Service } from './child.ts';
import { platformFile, root } from './paths.ts';
import { forget, remember } from './state.ts';
import type { Supervised } from './supervise.ts';
import { UserError } from './trouble.ts';

interface PlatformOptions {
  dir: string;
  env: NodeJS.ProcessEnv;
  /** Arguments of the person, among them perhaps which parts to host. */
  args: string[];
  signal?: AbortSignal | undefined;
}

/** The platform as a process that can be started, stopped and started again. */
export class Platform implements Supervised {
  readonly name = 'The platform';
  readonly logFile: string;
  readonly #options: PlatformOptions;
  #service: Service | undefined;

  constructor(options: PlatformOptions) {
    this.#options = options;
    this.logFile = join(options.dir, 'logs', 'platform.log');
  }

  /** Process id, 0 while it does not run. */
  get pid(): number {
    return this.#service?.pid ?? 0;
  }

  /** Starts it and waits until every part answers. */
  async start(): Promise<void> {
    const { dir, env, args, signal } = this.#options;
    mkdirSync(env['AUDIT_CHECKPOINT_DIR'] ?? dir, { recursive: true });
    const targets = args.some((arg) => arg.startsWith('--target')) ? args : ['--target=all', ...args];
    const service = startService({
      name: this.name,
      command: process.execPath,
      args: ['--enable-source-maps', platformFile('main.js'), ...targets],
      cwd: root,
      env,
      logFile: this.logFile,
    });
    this.#service = service;
    remember(dir, 'platform', service.pid);
    await waitUntilReady(service, healthAddress(env, targets), signal);
  }

  /** Starts it again, where it is and where it does not answer. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Stops it; whoever waits for `failed` is not told. */
  async stop(): Promise<void> {
    const service = this.#service;
    this.#service = undefined;
    if (service === undefined) return;
    await service.stop(4000);
    forget(this.#options.dir, 'platform');
  }

  /** Rejects with its last lines when it ends although nobody stopped it. */
  async failed(): Promise<never> {
    const service = this.#service;
    if (service === undefined) return new Promise(() => undefined);
    await service.exited;
    if (this.#service === service) throw await endedEarly(service);
    return new Promise(() => undefined);
  }
}

// A platform that listens everywhere listens here too.
const EVERYWHERE = new Set(['', '0.0.0.0', '::', 'localhost']);

/** The gateway answers for all parts; a platform without it answers on its internal port. */
function healthAddress(env: NodeJS.ProcessEnv, args: string[]): string {
  const hosted = args
    .find((arg) => arg.startsWith('--target='))
    ?.slice('--target='.length)
    .split(',') ?? ['all'];
  const atEdge = hosted.some((name) => name === 'all' || name === 'gateway');
  const port = atEdge ? env['PORT'] : env['INTERNAL_PORT'];
  const bound = env[atEdge ? 'HOST' : 'INTERNAL_HOST'] ?? '';
  const host = EVERYWHERE.has(bound) ? '127.0.0.1' : bound;
  return `http://${host}:${port}/healthz/ready`;
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const call = get(url, { timeout: 2000, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    });
    call.once('error', () => resolve(false));
    call.once('timeout', () => call.destroy(new Error('no answer')));
  });
}

async function waitUntilReady(service: Service, url: string, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (!(await answers(url))) {
    signal?.throwIfAborted();
    if (!service.running()) throw await endedEarly(service);
    if (Date.now() > deadline) {
      throw new UserError(`The platform is not ready after 90 s (${url}). Its log: ${service.logFile}`);
    }
    await wait(100, undefined, signal === undefined ? {} : { signal });
  }
}
