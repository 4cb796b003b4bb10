import { useEffect, useReducer, type ComponentType } from 'react';
import { isOnline, onConnection } from '@/lib/connection';
import { texts } from '@/lib/failure-text';
import { CodeAway, lazyPage } from '@/lib/lazy-page';
import { notify } from '@/lib/notify';

/**
 * A part of a screen that is not there at first, such as a drawer or another view: its code comes when it is needed.
 * Nothing stands in its place meanwhile, and not by way of `Suspense`, which would hold it back for 300 ms. Without a
 * connection the screen around it stays, and says why the part does not open; it does once the connection is back.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = lazyPage<Props>(async () => ({ Component: await load() }));
  return function Part(props: Props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const Drawn = arrivedOf(code.arrived)?.Component;
    useEffect(() => {
      if (Drawn) return;
      const start = () => {
        if (isOnline()) code.load().then(drawAgain, drawAgain);
      };
      if (!isOnline()) notify.warning(texts.notLoaded);
      start();
      return onConnection(start);
    }, [Drawn]);
    return Drawn && <Drawn {...props} />;
  };
}

/** Code that waits for the connection is no failure of the screen. */
function arrivedOf<T>(arrived: () => T | undefined): T | undefined {
  try {
    return arrived();
  } catch (failure) {
    if (failure instanceof CodeAway) return undefined;
    throw failure;
  }
}
