import { useState, type KeyboardEvent } from 'react';
import { useShownShortcuts } from '@/lib/shortcuts';
import { placesFor, type BoardRules } from './board-model';
import { announcements } from './announcements';

type GrabbedCard<Item, Key> = { readonly item: Item; readonly over: Key };

type KeyboardMoveOptions<Item, Key extends string> = {
  readonly rules: BoardRules<Item, Key>;
  readonly onOpen: (item: Item) => void;
  readonly onMove: (item: Item, to: Key) => void;
  readonly announce: (text: string) => void;
};

const directions: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The card above or below, or the one beside it in the next column that has any. */
function neighborOf(card: EventTarget & Element, key: string): HTMLElement | undefined {
  const column = card.closest('[data-column]');
  const cards = [...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const index = cards.indexOf(card as HTMLElement);
  if (key === 'ArrowDown' || key === 'ArrowUp') return cards[index + (key === 'ArrowDown' ? 1 : -1)];
  const columns = [...(column?.parentElement?.querySelectorAll('[data-column]') ?? [])].filter(
    (one) => one === column || one.querySelector('[data-card]'),
  );
  const next = columns[columns.indexOf(column!) + (key === 'ArrowRight' ? 1 : -1)];
  const there = [...(next?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  return there[Math.min(index, there.length - 1)];
}

/**
 * Moves cards without a pointer: space picks up, arrows choose among the permitted columns, space drops, escape cancels,
 * enter opens. Arrows go from card to card, and with shift take the card along to the next column.
 */
export function useKeyboardMove<Item extends { readonly id: string }, Key extends string>({
  rules,
  onOpen,
  onMove,
  announce,
}: KeyboardMoveOptions<Item, Key>) {
  const [held, setHeld] = useState<GrabbedCard<Item, Key>>();
  useShownShortcuts('board');

  function pickUp(item: Item): void {
    const own = rules.keyOf(item);
    if (rules.targetsOf(item).length === 0) return announce(announcements.nowhere(rules, item));
    setHeld({ item, over: own });
    announce(announcements.pickedUp(rules, item));
  }

  function cancel(): void {
    if (!held) return;
    setHeld(undefined);
    announce(announcements.cancelled(rules, held.item));
  }

  function drop({ item, over }: GrabbedCard<Item, Key>): void {
    if (over === rules.keyOf(item)) return cancel();
    setHeld(undefined);
    onMove(item, over);
  }

  function steer(key: string, now: GrabbedCard<Item, Key>): boolean {
    const direction = directions[key];
    if (direction) {
      const places = placesFor(rules, now.item);
      const over = places[places.indexOf(now.over) + direction] ?? now.over;
      setHeld({ ...now, over });
      announce(announcements.over(rules, now.item, over));
    } else if (key === ' ' || key === 'Enter') drop(now);
    else if (key === 'Escape') cancel();
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent, item: Item): void {
    if (held?.item.id === item.id) {
      if (steer(event.key, held)) event.preventDefault();
      return;
    }
    const direction = directions[event.key];
    if (direction && event.shiftKey) moveAside(item, direction);
    else if (event.key.startsWith('Arrow')) neighborOf(event.currentTarget, event.key)?.focus();
    else if (event.key === ' ') pickUp(item);
    else if (event.key === 'Enter') onOpen(item);
    else return;
    event.preventDefault();
  }

  /** Moves a card to the next column the rules let it go to. */
  function moveAside(item: Item, direction: 1 | -1): void {
    const places = placesFor(rules, item);
    const to = places[places.indexOf(rules.keyOf(item)) + direction];
    if (to === undefined) announce(announcements.nowhere(rules, item, direction));
    else onMove(item, to);
  }

  return { held, onKeyDown, onBlur: cancel };
}
