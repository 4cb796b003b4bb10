import { request } from 'node:https';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTask } from '../child.ts';
import { freePort } from '../ports.ts';
import { root } from '../paths.ts';
import { deployFile, type Engine } from './engine.ts';

/** An installation of docker-compose.yml for itself: its own project, ports, networks, volumes and secrets. */
export class Stack {
  readonly name: string;
  readonly env: NodeJS.ProcessEnv;
  /** Through the proxy, as people reach it. */
  readonly url: string;
  /** Past the proxy, on this machine alone. */
  readonly plainUrl: string;
  private readonly signal: AbortSignal;

  private constructor(name: string, env: NodeJS.ProcessEnv, signal: AbortSignal) {
    this.name = name;
    this.env = env;
    this.signal = signal;
    this.url = `https://localhost:${env['HTTPS_PORT']}`;
    this.plainUrl = `http://localhost:${env['PORT']}`;
  }

  /** `index` keeps the networks of stacks apart. */
  static async of(engine: Engine, folder: string, index: number, signal: AbortSignal): Promise<Stack> {
    const name = `talent-os-test-${process.pid}-${index}`;
    mkdirSync(folder, { recursive: true });
    const httpsPort = await freePort();
    return new Stack(
      name,
      {
        ...engine.env,
        COMPOSE_PROJECT_NAME: name,
        COMPOSE_PROFILES: 'tls',
        PLATFORM_IMAGE: `${name}/platform`,
        // Nothing of a person's own settings.
        ENV_FILE: join(folder, 'none.env'),
        COMPOSE_DISABLE_ENV_FILE: '1',
        SECRETS_DIR: join(folder, 'secrets'),
        PROXY_SUBNET: `172.31.254.${index * 8}/29`,
        PORT: String(await freePort()),
        HTTP_PORT: String(await freePort()),
        HTTPS_PORT: String(httpsPort),
        SITE_ADDRESS: 'localhost',
        PUBLIC_URL: `https://localhost:${httpsPort}`,
      },
      signal,
    );
  }

  /** Runs Compose on this installation; answers what it printed. */
  compose(...args: string[]): Promise<string> {
    return this.run('docker', ['compose', ...args]);
  }

  /** Runs one of the scripts an operator has. */
  script(name: string, ...args: string[]): Promise<string> {
    return this.run(deployFile(name), args);
  }

  private run(command: string, args: string[]): Promise<string> {
    const failure = `${command} ${args.join(' ')} failed:`;
    return runTask({ command, args, cwd: root, env: this.env, signal: this.signal, failure });
  }

  /** One value of the database, as its owner. */
  async sql(text: string): Promise<string> {
    const answer = await this.compose(
      'exec',
      '-T',
      'postgres',
      'psql',
      '-U',
      'talent_os',
      '-d',
      'talent_os',
      '-qAtc',
      text,
    );
    return answer.trim();
  }

  /** The containers and their ids, by service. */
  async containers(): Promise<Map<string, string>> {
    const lines = (await this.compose('ps', '--all', '--format', '{{.Service}} {{.ID}}')).trim().split('\n');
    return new Map(lines.map((line) => line.split(' ') as [string, string]));
  }

  /** Removes everything it has made but the image. */
  async remove(): Promise<void> {
    const args = [
      'compose',
      '--profile',
      'tls',
      '--profile',
      'tools',
      'down',
      '--volumes',
      '--remove-orphans',
      '--timeout',
      '3',
    ];
    await runTask({
      command: 'docker',
      args,
      cwd: root,
      env: this.env,
      failure: 'The containers could not be removed:',
    });
  }
}

export type Answer = { readonly status: number; readonly body: Buffer };

/** One request of its own connection, whoever signed the certificate; status 0 where nobody answers within `withinMs`. */
export function ask(
  url: string,
  withinMs: number,
  init: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const none = (): void => resolve({ status: 0, body: Buffer.alloc(0) });
    const call = request(
      url,
      {
        method: init.method ?? 'GET',
        headers: init.headers,
        rejectUnauthorized: false,
        agent: false,
        timeout: withinMs,
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.once('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks) }));
        reply.once('error', none);
      },
    );
    call.once('error', none);
    call.once('timeout', () => call.destroy());
    call.end(init.body);
  });
}
