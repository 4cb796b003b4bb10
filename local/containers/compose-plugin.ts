import { globSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { debianMirror } from '../apt.ts';
import { runTask } from '../child.ts';

const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';
/** The first one that is new enough is of this suite. */
const SUITE = 'trixie';

/** Unpacks Debian's packages of Compose and BuildKit's client below a folder, installing nothing. Answers `DOCKER_CONFIG`. */
export async function unpackCompose(folder: string, signal: AbortSignal): Promise<string> {
  const home = join(folder, 'compose');
  const config = join(home, 'config');
  if (globSync(join(config, 'cli-plugins', '*')).length > 0) return config;
  for (const name of ['lists/partial', 'cache/archives/partial', 'config/cli-plugins'])
    mkdirSync(join(home, name), { recursive: true });
  writeFileSync(join(home, 'sources.list'), `deb [signed-by=${KEYS}] ${debianMirror()} ${SUITE} main\n`);
  const settings = [
    ['Dir::Etc::sourcelist', join(home, 'sources.list')],
    ['Dir::Etc::sourceparts', '/nonexistent'],
    ['Dir::State::lists', join(home, 'lists')],
    ['Dir::Cache', join(home, 'cache')],
    ['APT::Sandbox::User', ''],
  ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const run = (command: string, args: string[]): Promise<string> =>
    runTask({ command, args, cwd: home, signal, failure: 'Docker Compose is missing and could not be fetched:' });
  await run('apt-get', [...settings, 'update']);
  await run('apt-get', [...settings, 'download', 'docker-compose', 'docker-buildx']);
  for (const file of globSync(join(home, '*.deb'))) {
    await run('dpkg-deb', ['-x', file, join(home, 'unpacked')]);
    rmSync(file);
  }
  for (const plugin of globSync(join(home, 'unpacked/usr/libexec/docker/cli-plugins/*')))
    symlinkSync(plugin, join(config, 'cli-plugins', basename(plugin)));
  return config;
}
