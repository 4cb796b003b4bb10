import { useEffect, useRef } from 'react';

/** For what a button opens: the button takes the focus back when that closes, unless something else has it. */
export function useFocusBack(open: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current && !open;
    before.current = open;
    if (closed && document.activeElement === document.body) button.current?.focus();
  }, [open]);
  return button;
}
