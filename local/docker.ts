import { existsSync } from 'node:fs';
import { request } from 'node:http';

/** What the product keeps its data in. */
export type ServiceName = 'postgres' | 'nats' | 'redis';

const SOCKET = '/var/run/docker.sock';

/** Whether a Docker engine answers. */
export function engineAnswers(): Promise<boolean> {
  const host = process.env['DOCKER_HOST'];
  if (host !== undefined && !host.startsWith('unix://')) return Promise.resolve(true);
  const socketPath = host?.slice('unix://'.length) ?? SOCKET;
  if (!existsSync(socketPath)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const call = request({ socketPath, path: '/_ping', timeout: 1000 }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    });
    call.once('error', () => resolve(false));
    call.once('timeout', () => call.destroy(new Error('no answer')));
    call.end();
  });
}

interface Container {
  image: string;
  port: number;
  /** Where the container keeps its data. */
  data: string;
  env(password: string): Record<string, string>;
  command(password: string): string[];
  url(host: string, port: number, password: string): string;
}

/** The images are those of docker-compose.yml. */
export const CONTAINERS: Record<ServiceName, Container> = {
  postgres: {
    image: 'postgres:18-bookworm',
    port: 5432,
    data: '/var/lib/postgresql',
    env: (password) => ({ POSTGRES_USER: 'talent_os', POSTGRES_DB: 'talent_os', POSTGRES_PASSWORD: password }),
    command: () => ['postgres', '-c', 'max_connections=300'],
    url: (host, port, password) => `postgres://talent_os:${password}@${host}:${port}/talent_os`,
  },
  nats: {
    image: 'nats:2.12-alpine',
    port: 4222,
    data: '/data',
    env: () => ({}),
    command: (password) => ['-js', '-sd', '/data', '--user', 'talent_os', '--pass', password],
    url: (host, port, password) => `nats://talent_os:${password}@${host}:${port}`,
  },
  redis: {
    image: 'redis:7-bookworm',
    port: 6379,
    data: '/data',
    env: () => ({}),
    command: (password) =>
      `redis-server --appendonly yes --maxmemory-policy noeviction --requirepass ${password}`.split(' '),
    url: (host, port, password) => `redis://:${password}@${host}:${port}`,
  },
};

/** Runs one of the backing services in a container, with its data in `folder`. */
export async function startContainer(
  name: ServiceName,
  folder: string,
  password: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const spec = CONTAINERS[name];
  const container = await new GenericContainer(spec.image)
    .withEnvironment(spec.env(password))
    .withCommand(spec.command(password))
    .withExposedPorts(spec.port)
    .withBindMounts([{ source: folder, target: spec.data, mode: 'rw' }])
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  return {
    url: spec.url(container.getHost(), container.getMappedPort(spec.port), password),
    stop: async () => {
      await container.stop({ timeout: 3000 });
    },
  };
}
