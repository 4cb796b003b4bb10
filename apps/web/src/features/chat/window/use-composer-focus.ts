import { useEffect, useRef } from 'react';
import { hasBeenOpened } from '../panel';
import { useDock } from './dock';

/** With a finger, the focus in a field would bring up a keyboard over half of the conversation. */
const byTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Puts the focus where people write: when that appears, and when the button they have just pressed is gone. */
export function useComposerFocus(writing: boolean) {
  const { docked } = useDock();
  const takesFocus = !docked || hasBeenOpened();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!byTouch() && takesFocus) input.current?.focus();
  }, [takesFocus]);
  const before = useRef(writing);
  useEffect(() => {
    const changed = before.current !== writing;
    before.current = writing;
    if (changed && document.activeElement === document.body && !byTouch()) input.current?.focus();
  });
  return { input, first: !byTouch() && takesFocus };
}
