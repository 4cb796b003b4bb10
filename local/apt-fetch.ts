// Packages of Debian and Ubuntu, fetched and unpacked by somebody who may not install them.
import { chmodSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTask } from './child.ts';
import type { FetchRequest } from './fetch-request.ts';
import { UserError } from './trouble.ts';

/** What tells apt to keep everything it writes below `draft`, and to read the machine's lists of packages or its own there. */
export function aptOptions(draft: string, lists: 'own' | 'of the machine'): string[] {
  const settings: Record<string, string> = {
    'Dir::Cache': join(draft, 'cache'),
    'Dir::Cache::archives': join(draft, 'archives'),
    // The machine's locks belong to root, and nothing of the machine is changed.
    'Debug::NoLocking': 'true',
    'APT::Install-Recommends': 'false',
    ...(lists === 'own' ? { 'Dir::State::lists': join(draft, 'lists'), 'Acquire::Languages': 'none' } : {}),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

/** Fetches packages and those they need that the machine lacks; a part of them that it has already as well. */
export const downloadArguments = (packages: readonly string[]): string[] => [
  'install',
  '--download-only',
  '--reinstall',
  '--yes',
  ...packages,
];

/** A script that starts a program of an unpacked tree beside its folder, with the libraries of the tree. */
export function launcher(program: string, libraries: readonly string[]): string {
  const path = libraries.map((folder) => `$here/${folder}`).join(':');
  return [
    '#!/bin/sh',
    'here=$(dirname "$(dirname "$0")")',
    // An empty part of the path would be the folder somebody stands in.
    ...(path === '' ? [] : [`export LD_LIBRARY_PATH="${path}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`]),
    `exec "$here/${program}" "$@"`,
    '',
  ].join('\n');
}

/** Downloads packages into `draft`. Answers their archives. */
async function download(draft: string, { packages, signal }: FetchRequest): Promise<string[]> {
  for (const folder of ['cache', 'archives/partial', 'lists/partial'])
    mkdirSync(join(draft, folder), { recursive: true });
  const apt = (args: string[], lists: 'own' | 'of the machine'): Promise<string> =>
    runTask({
      command: 'apt-get',
      args: ['-qq', ...aptOptions(draft, lists), ...args],
      signal,
      failure: `apt-get could not fetch ${packages.join(', ')}:`,
    });
  try {
    await apt(downloadArguments(packages), 'of the machine');
  } catch {
    signal?.throwIfAborted();
    // A fresh machine has no lists of packages, or old ones.
    const update = ['update', '-o', 'APT::Update::Error-Mode=any'];
    const updating = await apt(update, 'own').catch((error: unknown) => error);
    signal?.throwIfAborted();
    // One of several sources that does not answer is no harm where the others have what is needed.
    await apt(downloadArguments(packages), 'own').catch((error: unknown) => {
      throw updating instanceof Error ? updating : error;
    });
  }
  return globSync(join(draft, 'archives', '*.deb'));
}

/** Unpacks archives without installing them, and puts launchers of programs into `bin`. Answers the folder. */
export async function unpack(
  draft: string,
  archives: readonly string[],
  { programs, signal }: Pick<FetchRequest, 'programs' | 'signal'>,
): Promise<string> {
  const tree = join(draft, 'tree');
  mkdirSync(join(tree, 'bin'), { recursive: true });
  for (const archive of archives) {
    const args = ['--extract', archive, join(tree, 'root')];
    await runTask({ command: 'dpkg-deb', args, signal, failure: `${archive} could not be unpacked:` });
  }
  const libraries = globSync('root/{,usr/}lib/*-linux-gnu*', { cwd: tree });
  for (const program of programs) {
    const file = ['root/usr/sbin', 'root/usr/bin'].map((folder) => `${folder}/${program}`);
    const found = file.find((path) => existsSync(join(tree, path)));
    if (found === undefined) throw new UserError(`The packages hold no ${program}.`);
    writeFileSync(join(tree, 'bin', program), launcher(found, libraries));
    chmodSync(join(tree, 'bin', program), 0o755);
  }
  return tree;
}

/** Fetches and unpacks a service and the libraries it needs that the machine lacks. */
export const fetchPackages = async (draft: string, request: FetchRequest): Promise<string> =>
  unpack(draft, await download(draft, request), request);
