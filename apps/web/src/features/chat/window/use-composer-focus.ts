import { useEffect, useRef } from 'react';

/** With a finger, the focus in a field would bring up a keyboard over half of the conversation. */
const byTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Puts the focus where people write: when that appears, and when the button they have just pressed is gone. */
export function useComposerFocus(writing: boolean) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!byTouch()) input.current?.focus();
  }, []);
  const before = useRef(writing);
  useEffect(() => {
    const changed = before.current !== writing;
    before.current = writing;
    if (changed && document.activeElement === document.body && !byTouch()) input.current?.focus();
  });
  return { input, first: !byTouch() };
}
