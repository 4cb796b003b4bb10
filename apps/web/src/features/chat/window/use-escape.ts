import { useEffect, useRef, type RefObject } from 'react';

/**
 * Escape leaves a dialog from wherever the focus is in it, and where it is nowhere: a button that went takes the focus
 * along. What is inside may keep the key to itself; beside the work, the key belongs to the work while the focus is there.
 */
export function useEscape(dialog: RefObject<HTMLElement | null>, leave: () => void, beside = false): void {
  const latest = useRef(leave);
  useEffect(() => void (latest.current = leave));
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { activeElement, body } = document;
      if ((activeElement === body && !beside) || dialog.current?.contains(activeElement)) latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dialog, beside]);
}
