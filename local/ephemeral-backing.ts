import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBacking, type Backing, type BackingOptions } from './backing.ts';
import { beginningOf, isAlive } from './lock.mjs';
import { readState, stopLeftovers, updateState } from './state.ts';

const PREFIX = 'talent-os-';

/** Backing services in a temporary folder of their own, which goes when they stop. */
export async function startEphemeralBacking(options: Omit<BackingOptions, 'dir'> = {}): Promise<Backing> {
  await sweep();
  const dir = mkdtempSync(join(tmpdir(), PREFIX));
  // The database runs as a user of its own when this one is root, and has to get in.
  chmodSync(dir, 0o711);
  updateState(dir, (state) => {
    state.owner = { pid: process.pid, began: beginningOf(process.pid) };
  });
  try {
    const backing = await startBacking({ environment: {}, ...options, dir });
    return {
      ...backing,
      // Another one after a restart.
      get pids() {
        return backing.pids;
      },
      stop: async () => {
        await backing.stop();
        remove(dir);
      },
    };
  } catch (error) {
    remove(dir);
    throw error;
  }
}

function remove(dir: string): void {
  const { postgresFolder } = readState(dir);
  for (const folder of [postgresFolder, dir]) {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends and removes what runs that were killed outright have left. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const dir = join(tmpdir(), name);
    const { owner } = readState(dir);
    // Without a mark of when it began nobody can tell whether the owner still lives.
    if (owner?.began === undefined || isAlive(owner)) continue;
    await stopLeftovers(dir);
    remove(dir);
  }
}
