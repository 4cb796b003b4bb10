import { use, type ComponentType } from 'react';
import { lazyPage } from '../lib/lazy-page';

/**
 * A part of a screen that the address opens, such as a drawer or another view, and whose code comes when it is needed.
 * A change of the address waits for it while the screen stays as it is.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = lazyPage<Props>(async () => ({ Component: await load() }));
  return function Part(props: Props) {
    const { Component } = use(code.load());
    return <Component {...props} />;
  };
}
