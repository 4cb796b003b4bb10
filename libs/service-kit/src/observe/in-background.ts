import type { Logger } from 'pino';
import { backgroundFailures } from './metrics.js';

/**
 * Owns work that nobody waits for: where it fails, the log says which work it was and the metrics count it. `work` is a
 * name of a fixed set, never a person's data.
 */
export function inBackground(work: string, promise: Promise<unknown>, log: Logger): void {
  promise.catch((error: unknown) => {
    backgroundFailures.inc({ work });
    log.error({ err: error, work }, 'work in the background failed');
  });
}
