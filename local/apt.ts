import { spawnSync } from 'node:child_process';
import { runTask } from './child.ts';
import { findProgram } from './find.ts';
import { UserError } from './trouble.ts';

/** Whether this process may install packages of the system. */
export const canInstall = (): boolean => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

/** Debian package, the name of its daemon's process, and the name its init script goes by. */
const DAEMONS = [
  { process: 'postgres', script: 'postgresql' },
  { process: 'nats-server', script: 'nats-server' },
  { process: 'redis-server', script: 'redis-server' },
];

const runs = (name: string): boolean => spawnSync('pidof', [name]).status === 0;

/**
 * Installs Debian packages. Their daemons are not wanted on their usual ports: the start is
 * suppressed by telling the install that this is a machine in maintenance (run level 1), and what
 * was started all the same is stopped. A daemon that ran before is left alone.
 */
export async function aptInstall(packages: string[], signal?: AbortSignal): Promise<void> {
  const before = DAEMONS.filter((daemon) => runs(daemon.process));
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (args: string[]): Promise<string> =>
    runTask({ command: 'apt-get', args, env, signal, failure: `apt-get ${args.join(' ')} failed:` });
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  try {
    await apt(install);
  } catch {
    signal?.throwIfAborted();
    // A fresh machine has no package lists, or old ones.
    await apt(['update']);
    await apt(install);
  } finally {
    for (const daemon of DAEMONS) {
      if (!before.includes(daemon) && runs(daemon.process)) spawnSync('service', [daemon.script, 'stop']);
    }
  }
}

const configured = (): string =>
  spawnSync('apt-get', ['indextargets', '--format', '$(REPO_URI)'], { encoding: 'utf8' }).stdout ?? '';

/** The Debian mirror that apt of this machine is configured with; `addresses` are those of all its sources, one a line. */
export function debianMirror(addresses = configured()): string {
  const found = addresses.split('\n').find((address) => /\/debian\/?$/.test(address));
  if (found !== undefined) return found.replace(/\/$/, '');
  throw new UserError(
    'apt of this machine knows no mirror of Debian. Name one in /etc/apt/sources.list.d, with an address that ends in /debian, and start again.',
  );
}
