import type { Logger } from 'pino';

/**
 * A mistake in the code that called. Throws there; in production, where the answer is worth more than the lesson, it is
 * an error in the log.
 */
export function reportMisuse(message: string, log: Pick<Logger, 'error'> | undefined): void {
  const error = new Error(message);
  if (process.env.NODE_ENV !== 'production') throw error;
  log?.error({ err: error }, 'code breaks a rule of the kit');
}
