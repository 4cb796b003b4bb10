import { DomainError } from '@talent-os/service-kit';
import { keptOutOf } from './kept-out.rules.js';

/** Refuses, under its field, the first text in which something is that stays out of the community. */
export function refuseKeptOut(texts: Readonly<Record<string, string | null>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const message = text === null ? undefined : keptOutOf(text);
    if (message) throw new DomainError('request.invalid', [{ field, message }]);
  }
}
