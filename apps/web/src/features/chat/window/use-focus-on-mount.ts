import { useEffect, useRef } from 'react';

/** Puts the focus on an element when it appears. */
export function useFocusOnMount<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
