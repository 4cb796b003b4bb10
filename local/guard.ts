// Ends and removes what a run that was killed has left, as a process of its own: `node local/guard.ts <folder>`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { readState, stopLeftovers } from './state.ts';

/** Ends what still runs of a folder, and removes the folder with its data. */
export async function clearAway(dir: string): Promise<void> {
  const { postgresFolder } = readState(dir);
  await stopLeftovers(dir);
  for (const folder of [postgresFolder, dir]) {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

export interface Guard {
  pid: number;
  /** There is nothing left to guard. */
  dismiss(): void;
}

/** Clears a folder away as soon as this process is gone, however it ended: the guard waits for its standard input to end. */
export function startGuard(dir: string): Guard {
  const child = spawn(process.execPath, [import.meta.filename, dir], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C in the terminal is for who stops in order.
    detached: true,
  });
  child.unref();
  (child.stdin as Socket).unref();
  return { pid: child.pid ?? 0, dismiss: () => child.stdin.end() };
}

const [dir] = process.argv.slice(2);
if (import.meta.main && dir !== undefined) {
  await once(process.stdin.resume(), 'close');
  await clearAway(dir);
}
