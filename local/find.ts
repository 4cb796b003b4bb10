import { accessSync, constants, globSync, realpathSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { programsDir } from './paths.ts';

// An ordinary user's PATH leaves out the folders where Debian puts servers.
const SERVER_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

// Where Debian and Homebrew keep the versions of Postgres side by side.
const OFF_PATH = ['/usr/lib/postgresql/*/bin', '/{opt/homebrew,usr/local}/opt/postgresql@*/bin'];

const folders = (): string[] => [
  ...new Set([...(process.env['PATH'] ?? '').split(delimiter), ...SERVER_FOLDERS].filter(Boolean)),
];

/** Where fetched programs lie. Looked at last: what the machine has of its own goes first. */
const fetchedFolders = (within: string): string[] =>
  globSync('*/bin', { cwd: within }).map((folder) => join(within, folder));

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The programs of this name on this machine, the one to prefer first. */
export const findPrograms = (name: string, fetched = programsDir): string[] =>
  [...folders(), ...fetchedFolders(fetched)].map((folder) => join(folder, name)).filter(executable);

/** The first program of this name on this machine. */
export const findProgram = (name: string): string | undefined => findPrograms(name)[0];

/** The version a program reports, as numbers: `nats-server: v2.9.10` gives `[2, 9, 10]`. */
export function versionOf(program: string): number[] {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', cwd: '/' });
  const match = /v?=?(\d+(?:\.\d+)+)/.exec(stdout ?? '');
  return match?.[1]?.split('.').map(Number) ?? [];
}

/** Whether a version is at least another. */
export function atLeast(version: number[], wanted: number[]): boolean {
  for (const [index, part] of wanted.entries()) {
    const have = version[index] ?? 0;
    if (have !== part) return have > part;
  }
  return true;
}

/** Folders that hold a whole Postgres (`initdb` beside `postgres`), as the PATH names them, then the newest, then fetched. */
export function findPostgres(): { folder: string; version: number[] }[] {
  const onPath = folders()
    .map((folder) => join(folder, 'postgres'))
    .filter(executable)
    .map((file) => dirname(realpathSync(file)));
  const major = (folder: string): number => Number(/\d+/.exec(folder)?.[0] ?? 0);
  const offPath = globSync(OFF_PATH).toSorted((a, b) => major(b) - major(a));
  return [...new Set([...onPath, ...offPath, ...fetchedFolders(programsDir)])]
    .filter((folder) => executable(join(folder, 'initdb')) && executable(join(folder, 'postgres')))
    .map((folder) => ({ folder, version: versionOf(join(folder, 'postgres')) }));
}
