import type { ComponentType } from 'react';

type PageModule = { readonly Component: ComponentType };

/** A screen whose code loads when it is needed, or earlier when the pointer comes near a link to it. */
export type LazyPage = {
  readonly load: () => Promise<PageModule>;
  /** The module once it has arrived: then it renders at once, without a loading screen. */
  readonly loaded: () => PageModule | undefined;
};

/** Remembers the module; a load that failed may be tried again. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let pending: Promise<PageModule> | undefined;
  let module: PageModule | undefined;
  const start = () =>
    load().then(
      (arrived) => (module = arrived),
      (failure: unknown) => {
        pending = undefined;
        throw failure;
      },
    );
  return { load: () => (pending ??= start()), loaded: () => module };
}
