import { useEffect, useRef, type RefObject } from 'react';

/**
 * Escape leaves a dialog from wherever the focus is in it, and where it is nowhere: a button that went takes the focus
 * along. What is inside may keep the key to itself.
 */
export function useEscape(dialog: RefObject<HTMLElement | null>, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => void (latest.current = leave));
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { activeElement, body } = document;
      if (activeElement === body || dialog.current?.contains(activeElement)) latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dialog]);
}
