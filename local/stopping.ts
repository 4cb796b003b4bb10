/** What has to be stopped, in the reverse of the order in which it was started. */
export class StopList {
  readonly #entries: (() => Promise<void>)[] = [];

  /** Adds something as soon as it exists, before it is ready. */
  add(stop: () => Promise<void>): void {
    this.#entries.push(stop);
  }

  /** Stops everything, the newest first, and answers how many there were. One that fails does not keep the others. */
  async stopAll(onError: (error: unknown) => void): Promise<number> {
    const count = this.#entries.length;
    for (let stop = this.#entries.pop(); stop !== undefined; stop = this.#entries.pop()) {
      await stop().catch(onError);
    }
    return count;
  }
}

/** A signal that is given when somebody asks this process to end: Ctrl-C, `kill`, a closed terminal. */
export function stopRequest(): AbortSignal {
  const controller = new AbortController();
  const ask = (): void => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, ask);
  // The process that started this one is gone.
  if (process.channel !== undefined) process.once('disconnect', ask);
  // Nobody reads any more: no reason to fail while stopping.
  process.stdout.on('error', ask);
  process.stderr.on('error', ask);
  return controller.signal;
}

/** Resolves when the signal is given. */
export function requested(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
