import { useEffect, type RefObject } from 'react';

/** The tab key finds one cell of a grid: the one that had the focus last. */
export function useOneTabStop(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = grid.current;
    if (!root) return undefined;
    function follow({ target }: FocusEvent): void {
      const cell = (target as HTMLElement).closest<HTMLElement>('[data-at]');
      if (!cell) return;
      for (const one of root!.querySelectorAll<HTMLElement>('[data-at][tabindex="0"]')) one.tabIndex = -1;
      cell.tabIndex = 0;
    }
    root.addEventListener('focusin', follow);
    return () => root.removeEventListener('focusin', follow);
  }, [grid]);
}
