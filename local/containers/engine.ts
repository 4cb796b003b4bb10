import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runTask } from '../child.ts';
import { engineAnswers } from '../docker.ts';
import { atLeast } from '../find.ts';
import { root } from '../paths.ts';
import { UserError } from '../trouble.ts';
import { unpackCompose } from './compose-plugin.ts';

/** `env_file` with `path` and `required`. */
const OLDEST_COMPOSE = [2, 24];

export interface Engine {
  /** What commands of Docker run with. */
  env: NodeJS.ProcessEnv;
  docker(args: string[], options?: { cwd?: string }): Promise<string>;
}

/** The container engine of this machine; Compose is unpacked below `folder` where the machine has none. */
export async function findEngine(folder: string, signal: AbortSignal): Promise<Engine> {
  if (!(await engineAnswers()))
    throw new UserError('No container engine answers. Start Docker, or say where it listens: DOCKER_HOST=unix://…');
  let env = process.env;
  if (composeVersion(env) === undefined) env = { ...env, DOCKER_CONFIG: await unpackCompose(folder, signal) };
  const version = composeVersion(env) ?? [];
  if (!atLeast(version, OLDEST_COMPOSE))
    throw new UserError(`docker-compose.yml needs Docker Compose 2.24 or newer; this is ${version.join('.')}.`);
  return {
    env,
    docker: (args, { cwd = root } = {}) =>
      runTask({ command: 'docker', args, cwd, env, signal, failure: `docker ${args.join(' ')} failed:` }),
  };
}

function composeVersion(env: NodeJS.ProcessEnv): number[] | undefined {
  const { status, stdout } = spawnSync('docker', ['compose', 'version', '--short'], { env, encoding: 'utf8' });
  const numbers = /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0];
  return status === 0 && numbers !== undefined ? numbers.split('.').map(Number) : undefined;
}

/** Removes what was built, also when the run was stopped. */
export async function removeImages({ env }: Engine, ids: Iterable<string>): Promise<void> {
  const args = ['image', 'rm', '--force', ...ids];
  if (args.length > 3) await runTask({ command: 'docker', args, env, failure: 'The images could not be removed:' });
}

/** A file of deploy/docker. */
export const deployFile = (name: string): string => join(root, 'deploy', 'docker', name);
