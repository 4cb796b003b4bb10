import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const leaveWithParent = fileURLToPath(new URL('../../../local/leave-with-parent.mjs', import.meta.url));

type Options = {
  readonly env?: NodeJS.ProcessEnv;
  /** The test reads what it writes to its standard output. */
  readonly read?: boolean;
  /** It talks to the test by messages. */
  readonly messages?: boolean;
};

/**
 * Starts a program that ends with this process, also when this one is killed. What it writes goes to the file that
 * `TEST_LOG` names, where there is one: a reporter shows it when a test fails.
 */
export function startNode(args: readonly string[], { env, read, messages }: Options = {}): ChildProcess {
  const log = process.env.TEST_LOG === undefined ? 'inherit' : openSync(process.env.TEST_LOG, 'a');
  const stdio = ['pipe', read ? 'pipe' : log, log, ...(messages ? (['ipc'] as const) : [])] as const;
  const child = spawn(process.execPath, ['--import', leaveWithParent, ...args], { env, stdio: [...stdio] });
  if (typeof log === 'number') closeSync(log);
  return child;
}
