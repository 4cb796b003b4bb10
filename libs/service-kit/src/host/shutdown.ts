import type { Logger } from 'pino';
import { createLogger } from '../observe/logger.js';
import { uncaughtErrors } from '../observe/metrics.js';
import { inSpan } from '../observe/telemetry.js';

export type Stop = () => Promise<unknown>;

/** One after the other; what fails to stop holds up nothing. */
export async function stopInOrder(stops: readonly Stop[], log: Logger): Promise<void> {
  for (const stop of stops)
    await stop().catch((error: unknown) => log.warn({ err: error }, 'a part did not stop cleanly'));
}

/** A process that has not stopped in order by then ends all the same, in milliseconds; longer than a platform's limit. */
const GONE_WITHIN = 10_000;

/**
 * How a process ends: because it is asked to (exit code 0), or because of an error that nobody caught (exit code 1).
 * Nobody knows what such an error has left half done, so the process tells it to the log, the metrics and the traces,
 * stops in order, and is started again by whoever started it. To be called before anything else starts; the function it
 * answers takes how to stop, once there is something to stop.
 */
export function gracefulShutdown(log: Logger = createLogger('info')): (stop: Stop) => void {
  let stop: Stop = () => Promise.resolve();
  let stopping = false;
  const shutDown = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(code), GONE_WITHIN).unref();
    await stop().catch((error: unknown) => log.error({ err: error }, 'the process did not stop in order'));
    process.exit(code);
  };
  const begin = (code: number) => {
    // Whatever is thrown here is an error nobody caught, too: it is told, and the limit above ends the process.
    shutDown(code).catch((error: unknown) => log.fatal({ err: error }, 'the process could not be stopped'));
  };
  const crash = (kind: 'rejection' | 'exception') => (error: unknown) => {
    uncaughtErrors.inc({ kind });
    log.fatal({ err: error, kind }, 'an error that nobody caught ends this process');
    const type = error instanceof Error ? error.name : typeof error;
    inSpan('process.uncaught', 'INTERNAL', undefined, { 'exception.type': type }, () => Promise.reject(error)).catch(
      () => begin(1),
    );
  };
  process.on('unhandledRejection', crash('rejection'));
  process.on('uncaughtException', crash('exception'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => begin(0));
  return (how) => {
    stop = how;
  };
}
