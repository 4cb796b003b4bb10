import type { Ctx } from './context.js';
import { DomainError } from './domain-error.js';

/** What a commit and the way back may take, in milliseconds. */
const MARGIN_MS = 250;

/**
 * Refuses what has taken longer than its caller waits. The last thing in a transaction that may be long: who is told that
 * it was too late finds nothing changed.
 */
export function expectInTime({ meta }: Pick<Ctx, 'meta'>, now: number = Date.now()): void {
  if (now + MARGIN_MS >= meta.deadline) throw new DomainError('service.late');
}
