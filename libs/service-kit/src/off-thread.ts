import { Tinypool } from 'tinypool';
import { Refused } from './refused.js';

/** In milliseconds: beyond it the thread is ended with whatever it is at. */
const PATIENCE = 15_000;
/** Beside the one that is at work. */
const WAITING = 16;

/**
 * One thread beside the main one, for work on what somebody sent that could keep everybody else waiting: reading a long
 * file. It begins with the first task and ends when there has been none for a minute.
 */
let pool: Tinypool | undefined;
const started = (): Tinypool =>
  (pool ??= new Tinypool({
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    maxQueue: WAITING,
    // Nothing in there needs to know a secret.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  }));

/**
 * Runs a function that a module exports under this name, off the main thread. What it takes and gives is copied: data,
 * no classes. Refuses with `service.late` where it takes too long, and with `service.down` where too much waits already.
 */
export async function offThread<T, R>(module: URL, name: string, task: T, patienceMs = PATIENCE): Promise<R> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return (await started().run(task, { filename: module.href, name, signal })) as R;
  } catch (error) {
    if (signal.aborted) throw new Refused('service.late');
    if (error instanceof Error && error.message.startsWith('Task queue')) throw new Refused('service.down');
    throw error;
  }
}
