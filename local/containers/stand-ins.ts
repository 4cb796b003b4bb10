// Builds images under the very names that Dockerfile and docker-compose.yml ask for, where no registry answers: out of
// Debian packages, this machine's Node and the npm registry. They behave like the official ones as far as those files rely
// on it; what is measured on them holds for their versions.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { debianMirror } from '../apt.ts';
import { runTask } from '../child.ts';
import { root } from '../paths.ts';
import { makeDebian } from './debian.ts';
import type { Engine } from './engine.ts';

/** The names of images the product is built from and stands on. */
export function namedImages(...texts: string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(/^ *(?:FROM|image:) +([a-z]+:[\w.-]+)/gm)]);
  return [...new Set(names.map((match) => match[1] ?? ''))].toSorted();
}

/** Sees to it that the engine has every image; answers those that are stand-ins. */
export async function prepareImages(engine: Engine, folder: string, signal: AbortSignal): Promise<string[]> {
  const names = namedImages(
    ...['Dockerfile', 'docker-compose.yml'].map((file) => readFileSync(join(root, file), 'utf8')),
  );
  const missing: string[] = [];
  for (const name of names) if (!(await present(engine, name))) missing.push(name);
  if (missing.length > 0) {
    await makeDebian(engine, folder, signal);
    const context = await makeContext(folder, signal);
    for (const name of missing) await build(engine, context, name);
  }
  const made = await engine.docker([
    'image',
    'ls',
    '--filter',
    'label=stand-in',
    '--format',
    '{{.Repository}}:{{.Tag}}',
  ]);
  // What is built on one inherits its label.
  return names.filter((name) => made.split('\n').includes(name));
}

async function present(engine: Engine, name: string): Promise<boolean> {
  const known = await engine.docker(['image', 'ls', '-q', name]);
  if (known !== '') return true;
  return engine.docker(['pull', '--quiet', name]).then(
    () => true,
    () => false,
  );
}

/** Everything the stand-ins copy: npm of the version the project names, this machine's Node, its certificates and npm settings. */
async function makeContext(folder: string, signal: AbortSignal): Promise<string> {
  const context = join(folder, 'context');
  mkdirSync(context, { recursive: true });
  cpSync(join(import.meta.dirname, 'stand-ins'), context, { recursive: true });
  copyFileSync(process.execPath, join(context, 'node'));
  // The machine's npm and Node, not those of this repository, know the machine's settings.
  const env = { ...process.env, PATH: outsidePath() };
  const npm = (args: string[]): Promise<string> =>
    runTask({ command: 'npm', args, cwd: context, env, signal, failure: `npm ${args.join(' ')} failed:` });
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };
  const packed = (await npm(['pack', '--silent', packageManager])).trim();
  copyFileSync(join(context, packed), join(context, 'npm.tgz'));
  const certificates = process.env['NODE_EXTRA_CA_CERTS'] ?? '/etc/ssl/certs/ca-certificates.crt';
  copyFileSync(certificates, join(context, 'ca.crt'));
  const settings = ['globalconfig', 'userconfig'].map(async (which) => (await npm(['config', 'get', which])).trim());
  const texts = (await Promise.all(settings))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const lines = texts.join('\n').split('\n');
  writeFileSync(join(context, 'npmrc'), `${lines.filter((line) => /registry|proxy|_auth/i.test(line)).join('\n')}\n`);
  return context;
}

async function build(engine: Engine, context: string, name: string): Promise<void> {
  const [kind = '', tag = ''] = name.split(':');
  const major = Number.parseInt(tag, 10);
  const volume = '/var/lib/postgresql';
  const values = {
    MIRROR: debianMirror(),
    DATA: major < 18 ? `${volume}/data` : `${volume}/${major}/docker`,
    VOLUME_AT: major < 18 ? `${volume}/data` : volume,
  };
  const args = Object.entries(values).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  const file = join(context, `${kind}.Dockerfile`);
  // On this machine's own network, which knows the way to its mirror.
  const how = ['--network=host', '--label=stand-in', '--quiet', ...args];
  await engine.docker(['build', ...how, '--tag', name, '--file', file, context], { cwd: context });
}

const outsidePath = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
