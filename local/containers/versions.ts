import type { Stack } from './stack.ts';

/** Versions of what runs in the containers, for the evidence. */
export async function versionsOf(stack: Stack): Promise<string> {
  const asked: Record<string, readonly [string, ...string[]]> = {
    Node: ['platform', 'node', '--version'],
    Postgres: ['postgres', 'postgres', '--version'],
    NATS: ['nats', 'nats-server', '--version'],
    Redis: ['redis', 'redis-server', '--version'],
    Caddy: ['proxy', 'caddy', 'version'],
  };
  const versions = Object.entries(asked).map(async ([name, command]) => {
    const said = await stack.compose('exec', '-T', ...command);
    return `${name} ${/\d+(?:\.\d+)+/.exec(said)?.[0] ?? 'unknown'}`;
  });
  return `In the containers: ${(await Promise.all(versions)).join(', ')}`;
}
