import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { dirname, join } from 'node:path';
import { findPostgres, findProgram, versionOf } from './find.ts';
import { git } from './git.ts';
import { root } from './paths.ts';

/** A load average up to which a machine counts as quiet. */
const QUIET = 0.7;

const version = (program: string | undefined): string =>
  program === undefined ? 'unknown' : versionOf(program).join('.');

/** When, what and where was measured, as a list. Call before the load begins: it tells how busy the machine was. */
export function measurementConditions(): string[] {
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', 'apps', 'libs', 'services') !== '';
  const commit = `${git('rev-parse', '--short=12', 'HEAD') || 'unknown'}${changed ? ', with changes not committed' : ''}`;
  const { model = 'unknown' } = cpus()[0] ?? {};
  const postgres = findPostgres()[0];
  const load = loadavg();
  const busy = (load[0] ?? 0) > QUIET;
  return [
    `Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Commit: ${commit}`,
    `Machine: ${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${systemName()}`,
    `Load average before: ${load.map((value) => value.toFixed(2)).join(', ')}${busy ? '; the machine was busy with other work, so that these figures are rough and favour what has more processes' : ''}`,
    `Node ${process.versions.node}, Postgres ${postgres?.version.join('.') ?? 'unknown'}, ` +
      `NATS ${version(findProgram('nats-server'))}, Redis ${version(findProgram('redis-server'))}`,
  ];
}

function systemName(): string {
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
    return `${name ?? type()}, kernel ${release()}`;
  } catch {
    return `${type()} ${release()}`;
  }
}

/** Writes a result where the documents find it, over the one of last time. Answers its path in the repository. */
export function writeEvidence(name: string, text: string): string {
  const path = join('docs', 'evidence', name);
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return path;
}
