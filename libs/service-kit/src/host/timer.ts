/** Work that comes back by itself until it is stopped. */
export type Timer = { stop(): Promise<void> };

/**
 * Calls `work` now and every `everyMs`, never twice at once; a round that fails is told and the next one comes. `stop`
 * waits for the round under way and calls `work` a last time, with `last`.
 */
export function startTimer(
  work: (last: boolean) => Promise<void>,
  everyMs: number,
  failed: (error: unknown) => void,
): Timer {
  let running: Promise<void> | undefined;
  const round = (last: boolean) => work(last).catch(failed);
  const next = () => {
    // A round never rejects: what fails is told to `failed`.
    running ??= round(false).finally(() => (running = undefined));
  };
  const interval = setInterval(next, everyMs);
  next();
  return {
    async stop() {
      clearInterval(interval);
      await running;
      await round(true);
    },
  };
}
