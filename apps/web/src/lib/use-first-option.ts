import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';

/**
 * For a select whose options come from the server: where they arrive after somebody has opened the list, or written, with
 * the keyboard, the first is highlighted and Enter takes it, as it is where they stood there before. `settled`: the
 * options are those that were asked for last.
 */
export function useFirstOption(settled: boolean) {
  const field = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!settled || field.current?.getAttribute('aria-expanded') !== 'true') return;
    const list = document.getElementById(field.current.getAttribute('aria-controls') ?? '');
    if (!list || list.querySelector('[data-combobox-selected]')) return;
    // The select moves its highlight, and tells screen readers where it is, for keys alone.
    field.current.dispatchEvent(new globalThis.KeyboardEvent('keydown', { code: 'ArrowDown', bubbles: true }));
  });
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      field.current = event.currentTarget;
    },
    onPointerDown: () => {
      field.current = null;
    },
  };
}
