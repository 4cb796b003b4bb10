import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTask } from './child.ts';
import { root, platformFile, toolFile } from './paths.ts';

const SOURCES = ['libs', 'services', 'apps'];
const SETTINGS = ['package-lock.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json', 'turbo.json'];
// Made by the build or by tools; a change there is no change of the sources.
const IGNORED = new Set(['node_modules', 'dist', '.turbo', 'test-results']);

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** One value that changes with every file the build reads. Sizes and times do: reading all would cost a second. */
function sourceMark(): string {
  const files = [
    ...SETTINGS.map((name) => join(root, name)),
    ...SOURCES.flatMap((name) => filesBelow(join(root, name))),
  ];
  const hash = createHash('sha256');
  for (const file of files.filter((path) => existsSync(path))) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Builds every workspace when a source changed since the last successful build. Answers whether it did. */
export async function buildIfStale(dir: string, signal?: AbortSignal): Promise<boolean> {
  const stamp = join(dir, 'build-stamp');
  const mark = sourceMark();
  const outputs = [platformFile('main.js'), join(root, 'apps', 'web', 'dist', 'index.html')];
  const fresh = outputs.every((file) => existsSync(file)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === mark;
  if (fresh) return false;
  rmSync(stamp, { force: true });
  await runBuild(signal);
  writeFileSync(stamp, mark);
  return true;
}

/** Builds every workspace, each after the ones it uses, or one alone; the log is shown only when it fails. */
export async function runBuild(signal?: AbortSignal, alone?: string): Promise<void> {
  const turbo = toolFile('turbo');
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', CI: '1' };
  const common = { cwd: root, env, signal, failure: 'The build failed:' };
  // Without turbo for this platform npm builds in the order of the workspaces, only without its cache.
  if (existsSync(turbo)) {
    const one = alone === undefined ? [] : ['--only', `--filter=${alone}`];
    await runTask({ ...common, command: turbo, args: ['run', 'build', '--output-logs=errors-only', ...one] });
  } else {
    const which = alone === undefined ? '--workspaces' : `--workspace=${alone}`;
    await runTask({ ...common, command: 'npm', args: ['run', 'build', which, '--if-present'] });
  }
}
