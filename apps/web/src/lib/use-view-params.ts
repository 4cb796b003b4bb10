import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What changes in the address, by name; nothing, or nothing in it, takes the name away. */
export type Changes = Readonly<Record<string, string | undefined>>;

/**
 * What the address says after its path, and a way to change a part of it: by a step that Back returns from, or in
 * place of the address there is.
 */
export function useViewParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Changes, { replace = false }: { readonly replace?: boolean } = {}) =>
      setParams(
        () => {
          // The address itself: what the screen shows of it is older while the code of something opened is on its way.
          const after = new URLSearchParams(location.search);
          for (const [name, value] of Object.entries(changes)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace },
      ),
    [setParams],
  );
  return [params, change, setParams] as const;
}
