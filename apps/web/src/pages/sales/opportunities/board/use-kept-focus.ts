import { useEffect, useRef } from 'react';
import type { Moves } from '../move/use-moves';

/**
 * A card that changes its column is a new element, and the focus would fall out of the board. After a move by keyboard
 * the focus follows the card, wherever it ends up.
 */
export function useKeptFocus({ asked, movingId }: Pick<Moves, 'asked' | 'movingId'>) {
  const boardRef = useRef<HTMLDivElement>(null);
  const kept = useRef<string>(undefined);
  useEffect(() => {
    if (!kept.current) return;
    const lost = document.activeElement === document.body;
    if (lost) boardRef.current?.querySelector<HTMLElement>(`[data-deal="${kept.current}"]`)?.focus();
    if (!asked && !movingId) kept.current = undefined;
  });
  const keep = (dealId: string) => void (kept.current = dealId);
  return { boardRef, keep };
}
