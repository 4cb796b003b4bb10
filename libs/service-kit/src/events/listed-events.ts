import type { Logger } from 'pino';
import { reportMisuse } from '../observe/report-misuse.js';

/** An event that its operation's contract does not list would change reads that the writer's browser keeps showing. */
export function expectListed(
  event: string,
  operation: string,
  listed: ReadonlySet<string>,
  log: Pick<Logger, 'error'>,
): void {
  if (listed.has(event)) return;
  reportMisuse(`${operation} emits ${event}: add it to \`events\` of the operation's contract`, log);
}
