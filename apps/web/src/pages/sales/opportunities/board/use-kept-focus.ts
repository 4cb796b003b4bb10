import { useEffect, useRef } from 'react';
import type { Moves } from '../move/use-moves';

/**
 * A card that changes its column is a new element, and the focus would fall out of the board. Where it was on the card
 * or nowhere when the move began, it follows the card to wherever it ends up. Answers with the board's reference.
 */
export function useKeptFocus({ asked, movingId }: Pick<Moves, 'asked' | 'movingId'>) {
  const board = useRef<HTMLDivElement>(null);
  const kept = useRef<string>(undefined);
  useEffect(() => {
    const moving = asked?.deal.id ?? movingId;
    const focused = document.activeElement;
    const lost = focused === document.body;
    if (moving && (lost || (focused instanceof HTMLElement && focused.dataset['deal'] === moving)))
      kept.current = moving;
    if (!kept.current) return;
    if (lost) board.current?.querySelector<HTMLElement>(`[data-deal="${kept.current}"]`)?.focus();
    if (!moving) kept.current = undefined;
  });
  return board;
}
