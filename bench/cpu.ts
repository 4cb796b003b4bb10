import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Length of the clock tick in which Linux tells CPU time to programs, in microseconds (USER_HZ is 100 everywhere). */
const TICK = 10_000;

/** A process whose CPU time is measured. */
export interface Part {
  /** What it is in a breakdown: `gateway`, `nats`. */
  name: string;
  pid: number;
  /** Whether the processes it started count too: a Postgres server works in its children. */
  withChildren?: boolean;
}

/** CPU time by the name of the part, in microseconds. */
export type CpuTimes = Record<string, number>;

/** Whether this machine tells the CPU time of other processes. */
const tellsCpu = existsSync('/proc/self/stat');

interface Stat {
  parent: number;
  /** Ticks of the process itself, all threads. */
  own: number;
  /** Ticks of the processes it started and has seen end. */
  ended: number;
}

function statOf(pid: number | 'self'): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name before it, in brackets, may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields;
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}

/** CPU time each part has used since it began, in microseconds; 0 for one that is gone. */
export function cpuTimes(parts: readonly Part[]): CpuTimes {
  const times: CpuTimes = {};
  for (const { name, pid, withChildren = false } of parts) {
    const stat = statOf(pid);
    const children = withChildren ? childrenOf(pid).reduce((sum, child) => sum + child.own, 0) : 0;
    const ticks = (stat?.own ?? 0) + (withChildren ? (stat?.ended ?? 0) + children : 0);
    times[name] = (times[name] ?? 0) + ticks * TICK;
  }
  return times;
}

function childrenOf(pid: number): Stat[] {
  if (!tellsCpu) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat !== undefined)
    .filter((stat) => stat.parent === pid);
}

/** CPU time of the programs this process has started and that have ended, in microseconds: what a load generator cost. */
export const endedChildrenCpu = (): number => (statOf('self')?.ended ?? 0) * TICK;

/** The difference of two readings. */
export const cpuBetween = (before: CpuTimes, after: CpuTimes): CpuTimes =>
  Object.fromEntries(Object.entries(after).map(([name, time]) => [name, time - (before[name] ?? 0)]));
