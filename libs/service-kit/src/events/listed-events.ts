import type { Logger } from 'pino';

/**
 * An event that its operation's contract does not list would change reads that the writer's browser keeps showing. Throws
 * there; in production, where the answer is worth more than the lesson, it is an error in the log.
 */
export function expectListed(
  event: string,
  operation: string,
  listed: ReadonlySet<string>,
  log: Pick<Logger, 'error'>,
): void {
  if (listed.has(event)) return;
  const error = new Error(`${operation} emits ${event}: add it to \`events\` of the operation's contract`);
  if (process.env.NODE_ENV !== 'production') throw error;
  log.error({ err: error }, 'an event is not listed by its operation');
}
