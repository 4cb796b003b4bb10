import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same function and does what the newest one does: what it is handed to need not draw anew. */
export function useStable<Args extends readonly unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
