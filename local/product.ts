import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Backing, BackingOptions } from './backing.ts';
import { testEnvironment } from './environment.ts';
import { Platform } from './platform.ts';
import { migrate, seed, type SignIn } from './prepare.ts';
import { startEphemeralBacking } from './ephemeral-backing.ts';

export interface Product {
  /** Where it can be reached, without a slash at the end. */
  url: string;
  env: NodeJS.ProcessEnv;
  backing: Backing;
  platform: Platform;
  signIns: SignIn[];
  stop(): Promise<void>;
}

interface ProductOptions extends Omit<BackingOptions, 'dir'> {
  /** Arguments of the platform; `--target=all` unless they name targets. */
  args?: string[];
  /** Added to the environment of the platform. */
  env?: NodeJS.ProcessEnv;
  /** Where to leave the logs. */
  keepLogs?: string;
}

/** Where a product stands: servers, the environment it finds them by, and what fills its database. */
interface Ground {
  backing: Backing;
  env: NodeJS.ProcessEnv;
  args?: string[];
  signal?: AbortSignal | undefined;
  keepLogs?: string | undefined;
  /** Makes the database ready. Answers who may sign in, where that is told. */
  prepare(): Promise<SignIn[]>;
  /** What becomes of the servers when the product has stopped. */
  leave(): Promise<void>;
}

/**
 * The whole product on free ports with data of its own, which goes when it stops: for journeys,
 * measurements and drills. It must have been built.
 */
export async function startEphemeralProduct(options: ProductOptions = {}): Promise<Product> {
  const { args = [], env: extra = {}, keepLogs: logsGoTo, ...backingOptions } = options;
  const { signal } = backingOptions;
  const backing = await startEphemeralBacking(backingOptions);
  const env = { ...(await testEnvironment(backing)), ...extra };
  const prepare = async (): Promise<SignIn[]> => {
    await migrate({ env, signal });
    return seed({ env, signal });
  };
  return startOn({ backing, env, args, signal, keepLogs: logsGoTo, prepare, leave: () => backing.stop() });
}

/** Copies what was logged beside servers to a folder, over what lay there. */
export function keepLogs({ dir }: Backing, folder: string): void {
  const logs = join(dir, 'logs');
  if (!existsSync(logs)) return;
  rmSync(folder, { recursive: true, force: true });
  cpSync(logs, folder, { recursive: true });
}

/** Starts the platform on what is there; where that fails, nothing of it stays. */
export async function startOn({
  backing,
  env,
  args = [],
  signal,
  keepLogs: logsGoTo,
  prepare,
  leave,
}: Ground): Promise<Product> {
  const { dir } = backing;
  const platform = new Platform({ dir, env, args, signal });
  const stop = async (): Promise<void> => {
    await platform.stop();
    if (logsGoTo !== undefined) keepLogs(backing, logsGoTo);
    await leave();
  };
  try {
    const signIns = await prepare();
    await platform.start();
    return { url: `http://127.0.0.1:${env['PORT']}`, env, backing, platform, signIns, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
