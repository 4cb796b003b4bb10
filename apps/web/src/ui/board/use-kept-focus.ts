import { useEffect, useRef } from 'react';

/**
 * A card that changes its column is a new element, and the focus would fall out of the board. Where it was on the card
 * or nowhere when the move began, it follows the card to wherever it ends up. Answers with the board's reference.
 */
export function useKeptFocus(movingId: string | undefined) {
  const board = useRef<HTMLDivElement>(null);
  const cardId = useRef<string>(undefined);
  useEffect(() => {
    const focused = document.activeElement;
    // A record open over the board keeps the focus of moves that are made in it.
    const lost = focused === document.body && !document.querySelector('[aria-modal="true"]');
    if (movingId && (lost || (focused instanceof HTMLElement && focused.dataset['card'] === movingId)))
      cardId.current = movingId;
    if (!cardId.current) return;
    if (lost) board.current?.querySelector<HTMLElement>(`[data-card="${cardId.current}"]`)?.focus();
    if (!movingId) cardId.current = undefined;
  });
  return board;
}
