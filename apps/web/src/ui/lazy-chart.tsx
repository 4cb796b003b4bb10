import { Skeleton } from '@mantine/core';
import { Suspense, use, type ComponentType } from 'react';
import { lazyPage } from '../lib/lazy-page';

type Sized = { readonly height: number };

/**
 * A chart, whose library loads only with the screens that draw one. It is fetched as soon as such a screen is, beside
 * the figures: React holds back what comes after a placeholder for 300 ms, so there is best none. `height` in pixels.
 */
export function lazyChart<Props extends Sized>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const code = lazyPage(async () => ({ Component: (await load()).default }));
  // Whoever draws the chart hears of a failure.
  void code.load().catch(() => undefined);

  function Drawn(props: Props) {
    const { Component } = use(code.load());
    return <Component {...props} />;
  }

  return (props: Props) => (
    <Suspense fallback={<Skeleton h={props.height} radius={12} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
