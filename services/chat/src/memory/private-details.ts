import { DomainError, type Ctx } from '@talent-os/service-kit';
import type { KnownPeople } from '../privacy/known-people.js';

const SHOWN = 3;

/** What of a text is a health or personal detail by the screen for typed text, in the order it stands there. */
export async function privateDetails(people: KnownPeople, ctx: Ctx, text: string): Promise<readonly string[]> {
  const screen = await people.screenOf(ctx);
  return [...new Set(screen.find(text).map(({ start, end }) => text.slice(start, end)))].slice(0, SHOWN);
}

/** Refuses to remember a text with health or personal details. Throws `memory.private` with the words it is about. */
export async function refusePrivate(people: KnownPeople, ctx: Ctx, text: string): Promise<void> {
  const details = await privateDetails(people, ctx, text);
  if (details.length === 0) return;
  const message = `Please leave out ${details.map((detail) => `“${detail}”`).join(', ')}`;
  throw new DomainError('memory.private', [{ field: 'text', message }]);
}
