import { useState, type KeyboardEvent } from 'react';
import { placesFor, type BoardRules } from './board-model';
import { announcements } from './announcements';

export type Held<Item, Key> = { readonly item: Item; readonly over: Key };

type KeyboardMoveOptions<Item, Key extends string> = {
  readonly rules: BoardRules<Item, Key>;
  readonly onOpen: (item: Item) => void;
  readonly onMove: (item: Item, to: Key) => void;
  readonly announce: (text: string) => void;
};

const directions: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Moves cards without a pointer: space picks up, arrows choose among the permitted columns, space drops, escape cancels,
 * enter opens.
 */
export function useKeyboardMove<Item extends { readonly id: string }, Key extends string>({
  rules,
  onOpen,
  onMove,
  announce,
}: KeyboardMoveOptions<Item, Key>) {
  const [held, setHeld] = useState<Held<Item, Key>>();

  function pickUp(item: Item): void {
    const own = rules.keyOf(item);
    if (rules.targetsOf(own, item).length === 0) return announce(announcements.nowhere(rules, item));
    setHeld({ item, over: own });
    announce(announcements.pickedUp(rules, item));
  }

  function cancel(): void {
    if (!held) return;
    setHeld(undefined);
    announce(announcements.cancelled(rules, held.item));
  }

  function drop({ item, over }: Held<Item, Key>): void {
    if (over === rules.keyOf(item)) return cancel();
    setHeld(undefined);
    onMove(item, over);
  }

  function steer(key: string, now: Held<Item, Key>): boolean {
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
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === ' ') pickUp(item);
    else onOpen(item);
  }

  return { held, onKeyDown, onBlur: cancel };
}
