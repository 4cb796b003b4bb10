import { useRef, type TouchEvent } from 'react';

/** How far a finger goes sideways, in pixels, and how much further than up or down, before it is a swipe. */
const FAR = 80;
const STEEPER = 2;

/** Whether a finger has gone far enough to the left, and went sideways rather than scrolled. */
export const isSwipe = (x: number, y: number): boolean => x <= -FAR && Math.abs(x) >= STEEPER * Math.abs(y);

/** Does something when the element is swiped to the left; a button beside it does the same. */
export function useSwipe(onSwipe: () => void) {
  const began = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      began.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const from = began.current;
      began.current = undefined;
      if (from && touch && isSwipe(touch.clientX - from.x, touch.clientY - from.y)) onSwipe();
    },
  };
}
