import { accessSync, constants, readdirSync, realpathSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

// An ordinary user's PATH leaves out the folders where Debian puts servers.
const SERVER_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const folders = (): string[] => [...(process.env['PATH'] ?? '').split(delimiter), ...SERVER_FOLDERS].filter(Boolean);

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first program of this name on this machine. */
export function findProgram(name: string): string | undefined {
  return folders()
    .map((folder) => join(folder, name))
    .find(executable);
}

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

/** Folders that hold a whole Postgres (`initdb` beside `postgres`), as the PATH names them, then the newest. */
export function findPostgres(): { folder: string; version: number[] }[] {
  const onPath = folders()
    .map((folder) => join(folder, 'postgres'))
    .filter(executable)
    .map((file) => dirname(realpathSync(file)));
  const debian = list('/usr/lib/postgresql')
    .toSorted((a, b) => Number(b) - Number(a))
    .map((major) => `/usr/lib/postgresql/${major}/bin`);
  return [...new Set([...onPath, ...debian])]
    .filter((folder) => executable(join(folder, 'initdb')) && executable(join(folder, 'postgres')))
    .map((folder) => ({ folder, version: versionOf(join(folder, 'postgres')) }));
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
