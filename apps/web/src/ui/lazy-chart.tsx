import { Skeleton } from '@mantine/core';
import { useEffect, useReducer, type ComponentType } from 'react';
import { lazyPage } from '../lib/lazy-page';

type Sized = { readonly height: number };

/**
 * A chart, whose library loads only with the screens that draw one. It is fetched as soon as such a screen is, beside
 * the figures, and not by way of `Suspense`, which would hold it back for 300 ms after its placeholder was drawn.
 * `height` in pixels.
 */
export function lazyChart<Props extends Sized>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const code = lazyPage(async () => ({ Component: (await load()).default }));
  // Whoever draws the chart hears of a failure.
  void code.load().catch(() => undefined);

  return function Chart(props: Props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const Drawn = code.arrived()?.Component;
    useEffect(() => {
      if (!Drawn) code.load().then(drawAgain, drawAgain);
    }, [Drawn]);
    return Drawn ? <Drawn {...props} /> : <Skeleton h={props.height} radius={12} />;
  };
}
