import { join } from 'node:path';
import { beginningOf, isAlive } from './lock.mjs';
import { readJson, writeJson } from './files.ts';

interface ProcessMark {
  pid: number;
  began?: string | undefined;
}

export interface State {
  /** Ports used last time, preferred next time. */
  ports?: Record<string, number>;
  /** Where the database lives when it cannot live in this folder. */
  postgresFolder?: string;
  /** What was started, to find what an unclean end left behind. */
  processes?: Record<string, ProcessMark>;
  /** Who may still need it, where it is made to be thrown away. */
  owner?: ProcessMark;
}

const fileOf = (dir: string): string => join(dir, 'state.json');

/** What is remembered about this installation. */
export const readState = (dir: string): State => readJson<State>(fileOf(dir)) ?? {};

/** Changes what is remembered. */
export function updateState(dir: string, change: (state: State) => void): void {
  const state = readState(dir);
  change(state);
  writeJson(fileOf(dir), state);
}

/** Notes a started program. */
export function remember(dir: string, name: string, pid: number): void {
  updateState(dir, (state) => {
    state.processes = { ...state.processes, [name]: { pid, began: beginningOf(pid) } };
  });
}

/** Forgets a program that was stopped. */
export function forget(dir: string, name: string): void {
  updateState(dir, (state) => {
    delete state.processes?.[name];
  });
}

// The platform first, because it uses the others.
const STOP_ORDER = ['platform', 'redis', 'nats', 'postgres'];

/**
 * Ends what an earlier start left running (this happens only after it was killed outright).
 * A process is touched only when its beginning proves that it is the one that was noted.
 */
export async function stopLeftovers(dir: string): Promise<string[]> {
  const { processes = {} } = readState(dir);
  const stopped: string[] = [];
  for (const name of STOP_ORDER) {
    const mark = processes[name];
    if (mark === undefined) continue;
    if (mark.began !== undefined && isAlive(mark)) {
      await end(mark, name === 'postgres' ? 'SIGINT' : 'SIGTERM', name === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
      stopped.push(name);
    }
    forget(dir, name);
  }
  return stopped;
}

async function end(mark: ProcessMark, ask: NodeJS.Signals, insist: NodeJS.Signals): Promise<void> {
  for (const [signal, attempts] of [
    [ask, 60],
    [insist, 20],
  ] as const) {
    if (isAlive(mark)) process.kill(mark.pid, signal);
    for (let attempt = 0; attempt < attempts && isAlive(mark); attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
