import { useEffect, useReducer, type ComponentType } from 'react';
import { lazyPage } from '../lib/lazy-page';

/**
 * A part of a screen that is not there at first, such as a drawer or another view: its code comes when it is needed.
 * Nothing stands in its place meanwhile, and not by way of `Suspense`, which would hold it back for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = lazyPage<Props>(async () => ({ Component: await load() }));
  return function Part(props: Props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const Drawn = code.arrived()?.Component;
    useEffect(() => {
      if (!Drawn) code.load().then(drawAgain, drawAgain);
    }, [Drawn]);
    return Drawn && <Drawn {...props} />;
  };
}
