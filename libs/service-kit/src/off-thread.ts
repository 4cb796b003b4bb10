import { Tinypool } from 'tinypool';
import { DomainError } from './domain-error.js';

/** In milliseconds: beyond it the thread is ended with whatever it is at. */
const TIMEOUT_MS = 15_000;
/** Tasks at a time, the one at work and those behind it. */
const MOST = 16;

/**
 * One thread beside the main one, for work on what a person sent that could keep everybody else waiting: reading a long
 * file. It begins with the first task and ends when there has been none for a minute.
 */
let pool: Tinypool | undefined;
const started = (): Tinypool =>
  (pool ??= new Tinypool({
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    // Nothing in there needs to know a secret.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  }));

let tasks = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a function that a module exports under this name, off the main thread. What it takes and gives is copied: data,
 * no classes. Refuses with `service.late` where it takes too long, and with `service.down` where too much waits already.
 */
export async function offThread<T, R>(module: URL, name: string, task: T, timeoutMs = TIMEOUT_MS): Promise<R> {
  if (tasks >= MOST) throw new DomainError('service.down');
  const until = Date.now() + timeoutMs;
  tasks += 1;
  // One after the other, and each with a timer of its own that ends with it: the pool fails as a whole, outside of any
  // promise, when a task is called off that it has refused or finished.
  const turn = last.then(() => run<T, R>(module, name, task, until));
  last = turn.catch(() => undefined);
  return turn.finally(() => (tasks -= 1));
}

async function run<T, R>(module: URL, name: string, task: T, until: number): Promise<R> {
  if (Date.now() >= until) throw new DomainError('service.late');
  const calledOff = new AbortController();
  const timer = setTimeout(() => calledOff.abort(), until - Date.now());
  try {
    return (await started().run(task, { filename: module.href, name, signal: calledOff.signal })) as R;
  } catch (error) {
    throw calledOff.signal.aborted ? new DomainError('service.late') : error;
  } finally {
    clearTimeout(timer);
  }
}
