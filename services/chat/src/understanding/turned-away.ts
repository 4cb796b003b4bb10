import type { AppAbility } from '@talent-os/contracts';
import type { Suggestion } from '@talent-os/contracts/chat/parts.js';
import { asksTheWay, noWay, wayTo } from './guide.js';
import { definitionOf } from './definition.js';
import { neverToldOf } from './never-told.js';
import { isOutside } from './outside.js';
import { namesThing } from './vague.js';
import { offersOf, says } from './words-of-reply.js';

export type Reply = { readonly text: string; readonly offers: readonly Suggestion[] };
type Asking = { readonly hub: string; readonly ability: AppAbility; readonly today: string };

/**
 * The reply to what is no question to the data: what nobody is told, what lies outside the product, and the way to a screen;
 * nothing where the data may answer. `text` is plain: what it quotes, and what stands behind a colon, asks for nothing.
 */
export function turnedAway(text: string, { hub, ability, today }: Asking): Reply | undefined {
  const head = text.replaceAll(/"[^"]*"/g, '').replace(/:\s.*$/s, '');
  const never = neverToldOf(head);
  if (never !== undefined) return { text: never, offers: [] };
  const meaning = definitionOf(head, hub, ability);
  if (meaning !== undefined) return { text: meaning, offers: [] };
  if (isOutside(head, namesThing(head))) return { text: says.outside, offers: offersOf(hub, ability) };
  if (!asksTheWay(head)) return undefined;
  const way = wayTo(head, hub, ability, today);
  return way === undefined ? { text: noWay(hub, ability), offers: offersOf(hub, ability) } : { text: way, offers: [] };
}
