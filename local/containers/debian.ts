import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canInstall, debianMirror } from '../apt.ts';
import { runTask } from '../child.ts';
import { findProgram } from '../find.ts';
import { UserError } from '../trouble.ts';
import type { Engine } from './engine.ts';

/** The base of every stand-in. */
export const BASE = 'stand-in/debian';
const SUITE = 'bookworm';

/** Makes the image of a small Debian out of packages, where the engine has it not. */
export async function makeDebian(engine: Engine, folder: string, signal: AbortSignal): Promise<void> {
  if ((await engine.docker(['image', 'ls', '-q', BASE])) !== '') return;
  if (findProgram('debootstrap') === undefined) {
    if (!canInstall()) throw new UserError('No image registry answers, and stand-ins need debootstrap and root.');
    await aptInstall(['debootstrap'], signal);
  }
  const tree = join(folder, SUITE);
  const archive = `${tree}.tar`;
  const failure = 'Debian could not be put together:';
  rmSync(tree, { recursive: true, force: true });
  const include = '--include=ca-certificates,netbase';
  await runTask({
    command: 'debootstrap',
    args: ['--variant=minbase', include, SUITE, tree, debianMirror()],
    signal,
    failure,
  });
  for (const left of globSync([join(tree, 'var/cache/apt/archives/*.deb'), join(tree, 'var/lib/apt/lists/*')]))
    rmSync(left, { recursive: true });
  const apart = ['proc', 'sys', 'dev'].map((name) => `--exclude=./${name}/*`);
  await runTask({
    command: 'tar',
    args: ['-C', tree, '--numeric-owner', ...apart, '-cf', archive, '.'],
    signal,
    failure,
  });
  await engine.docker(['import', archive, BASE]);
  rmSync(tree, { recursive: true, force: true });
  rmSync(archive);
}
