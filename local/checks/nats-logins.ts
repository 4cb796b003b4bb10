import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../paths.ts';
import type { CheckContext } from './outcome.ts';
import { capture, LEAVE_WITH_PARENT } from './tools.ts';

/** What the logins of the tests' processes derive from. */
export const LOGIN_SECRET = 'only-for-tests-'.repeat(3);

/** A login for each process that the tests split the product into, with what it declares and no more, for whatever installation. */
export async function splitLogins(context: CheckContext): Promise<readonly object[]> {
  const file = pathToFileURL(join(root, 'libs', 'testing', 'dist', 'topologies.js')).href;
  const { topologies } = (await import(file)) as { topologies: Record<string, readonly string[]> };
  const program = join(root, 'apps', 'platform', 'dist', 'nats-logins.js');
  const { code, output } = await capture(
    process.execPath,
    [...LEAVE_WITH_PARENT, program, '--installation=*', ...(topologies['split'] ?? [])],
    context,
    { env: { ...process.env, NATS_LOGIN_SECRET: LOGIN_SECRET } },
  );
  if (code !== 0) throw new Error(`the logins of NATS could not be made:\n${output}`);
  return (JSON.parse(output.slice(output.indexOf('{'))) as { users: object[] }).users;
}
