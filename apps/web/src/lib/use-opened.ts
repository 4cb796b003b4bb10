import { useMemo } from 'react';
import { useStable } from './use-stable';
import { useViewParams } from './use-view-params';

/** What may be open beside a screen: each name of the address holds an id, or one of these words. */
type Places = Readonly<Record<string, 'id' | readonly string[]>> & {
  /** The frame of the app opens a colleague by it, whatever the screen. */
  readonly person?: never;
};
type Held<P extends Places> = {
  readonly [N in keyof P]?: (P[N] extends readonly (infer Word)[] ? Word : string) | undefined;
};

/**
 * What is open beside a screen, kept in the address: it can be shared, and Back closes it. What is opened takes the
 * place of what was; `open` with a mere id opens the first place. What the address says and the screen does not know
 * is not open.
 */
export function useOpened<const P extends Places>(places: P) {
  const [params, change] = useViewParams();
  const names = Object.keys(places);
  const words = JSON.stringify(places);
  const opened = useMemo(() => heldIn(JSON.parse(words) as P, params), [words, params]);
  const heldBy = (what: string | Held<P>) =>
    (typeof what === 'string' ? { [names[0]!]: what } : what) as Readonly<Record<string, string | undefined>>;
  const changesFor = (what: string | Held<P>) => ({
    ...Object.fromEntries(names.map((name) => [name, undefined])),
    ...heldBy(what),
  });
  const put = (what: string | Held<P>, replace = false) => change(changesFor(what), { replace });
  return {
    opened,
    /** `replace`: what was shown before is nothing to go back to. */
    open: useStable((what: string | Held<P>, { replace }: { readonly replace?: boolean } = {}) => put(what, replace)),
    /** Opens the form of something new. */
    create: useStable((what: P extends { readonly new: readonly (infer Word)[] } ? Word : never) =>
      put({ new: what } as Held<P>),
    ),
    /** The address of this place with something open. */
    to: (what: string | Held<P>) => {
      const kept = [...params].filter(([name]) => !names.includes(name));
      const held = Object.entries(heldBy(what)).flatMap(([name, value]) => (value ? [[name, value]] : []));
      return `?${new URLSearchParams([...kept, ...held])}`;
    },
    close: useStable(() => put({}, true)),
  };
}

function heldIn<P extends Places>(places: P, params: URLSearchParams): Held<P> {
  const held = Object.entries(places).flatMap(([name, known]) => {
    const value = params.get(name);
    return value && (known === 'id' || known.includes(value)) ? [[name, value]] : [];
  });
  return Object.fromEntries(held) as Held<P>;
}
