import { join } from 'node:path';
import type { Backing } from '../backing.ts';
import { testEnvironment } from '../environment.ts';
import { startEphemeralBacking } from '../ephemeral-backing.ts';
import { root } from '../paths.ts';
import { startOn, type Product } from '../product.ts';
import { splitLogins } from './nats-logins.ts';
import type { CheckContext } from './outcome.ts';
import { capture, LEAVE_WITH_PARENT } from './tools.ts';

let shared: Promise<Backing> | undefined;
let users = 0;

/** Servers that several checks of a run stand on, so that the demo is made there once. Whoever takes them leaves them. */
export function takeServers(context: CheckContext): Promise<Backing> {
  users += 1;
  const { signal } = context;
  shared ??= splitLogins(context).then((logins) => startEphemeralBacking({ signal, logins, durable: false }));
  return shared;
}

/** They go with the last one who leaves. */
export async function leaveServers(): Promise<void> {
  users -= 1;
  if (users > 0) return;
  const servers = await shared?.catch(() => undefined);
  shared = undefined;
  await servers?.stop();
}

/** What tells the product of the journeys from others on the same servers. */
const INSTALLATION = 'journeys';

/** A product on the shared servers, whose database is a copy of the demo there. */
export async function startCopiedProduct(label: string, context: CheckContext): Promise<Product> {
  const { signal, folder } = context;
  const backing = await takeServers(context).catch(async (error: unknown) => {
    await leaveServers();
    throw error;
  });
  const env: NodeJS.ProcessEnv = {
    ...(await testEnvironment(backing)),
    INSTALLATION,
    AUDIT_CHECKPOINT_DIR: join(backing.dir, `checkpoints-${INSTALLATION}`),
  };
  const prepare = async () => {
    env['DATABASE_URL'] = await copiedDemo(env, context, `talent_os_${INSTALLATION}`);
    return [];
  };
  return startOn({ backing, env, signal, keepLogs: join(folder, label), prepare, leave: leaveServers });
}

/** Makes the demo on the shared servers for whoever copies it next. Whoever begins that leaves them. */
export async function makeDemo(context: CheckContext): Promise<void> {
  const backing = await takeServers(context);
  await copiedDemo(await testEnvironment(backing), context, 'talent_os_first');
}

/** The address of a database that is a copy of the demo. */
async function copiedDemo(env: NodeJS.ProcessEnv, context: CheckContext, name: string): Promise<string> {
  const program = join(root, 'libs', 'testing', 'dist', 'copy-demo.js');
  const args = [...LEAVE_WITH_PARENT, program, name];
  const { code, output } = await capture(process.execPath, args, context, { env });
  if (code !== 0) throw new Error(`the demo could not be copied:\n${output}`);
  return output.trim();
}
