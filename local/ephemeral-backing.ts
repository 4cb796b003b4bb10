import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBacking, type Backing, type BackingOptions } from './backing.ts';
import { clearAway, startGuard } from './guard.ts';
import { beginningOf, isAlive } from './lock.mjs';
import { readState, updateState } from './state.ts';

const PREFIX = 'talent-os-';

interface EphemeralBacking extends Backing {
  /** Process id of what ends them and removes their folder when this process is killed. */
  guard: number;
}

/** Backing services in a temporary folder of their own, which goes when they stop, and with this process. */
export async function startEphemeralBacking(options: Omit<BackingOptions, 'dir'> = {}): Promise<EphemeralBacking> {
  await sweep();
  const dir = mkdtempSync(join(tmpdir(), PREFIX));
  // The database runs as a user of its own when this one is root, and has to get in.
  chmodSync(dir, 0o711);
  updateState(dir, (state) => {
    state.owner = { pid: process.pid, began: beginningOf(process.pid) };
  });
  const guard = startGuard(dir);
  const clear = async (): Promise<void> => {
    await clearAway(dir);
    guard.dismiss();
  };
  try {
    const backing = await startBacking({ environment: {}, ...options, dir });
    return {
      ...backing,
      guard: guard.pid,
      // Another one after a restart.
      get pids() {
        return backing.pids;
      },
      stop: async () => {
        await backing.stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** Ends and removes what runs that were killed outright together with their guards have left. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const dir = join(tmpdir(), name);
    const { owner } = readState(dir);
    // Without a mark of when it began nobody can tell whether the owner still lives.
    if (owner?.began === undefined || isAlive(owner)) continue;
    await clearAway(dir);
  }
}
