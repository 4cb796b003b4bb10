import { useRef } from 'react';

/**
 * Chooses a row by the keyboard's focus, and by a click once it is over: a chosen row shows more to press, and what was
 * pressed would have moved away from under the pointer before it is let go.
 */
export function useRowChoice(choose: () => void) {
  const pressed = useRef(false);
  const release = () => {
    pressed.current = false;
  };
  return {
    onPointerDownCapture: () => {
      pressed.current = true;
      for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { once: true });
    },
    onFocusCapture: () => {
      if (!pressed.current) choose();
    },
    onClickCapture: choose,
  };
}
