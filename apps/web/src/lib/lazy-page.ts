import type { ComponentType } from 'react';

type PageModule = { readonly Component: ComponentType };

/** A screen whose code loads when it is needed, or earlier when the pointer comes near a link to it. */
export type LazyPage = {
  readonly load: () => Promise<PageModule>;
  /** The module once it has arrived: then it renders at once, without a loading screen. */
  readonly loaded: () => PageModule | undefined;
};

/** The code of a screen did not arrive. Browsers remember that, so only loading the page anew tries again. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/** Remembers the module. Rejects with `CodeMissing` where it cannot be fetched. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let pending: Promise<PageModule> | undefined;
  let module: PageModule | undefined;
  const start = () =>
    load().then(
      (arrived) => (module = arrived),
      (failure: unknown) => {
        pending = undefined;
        throw new CodeMissing('The code of this screen could not be loaded', { cause: failure });
      },
    );
  return { load: () => (pending ??= start()), loaded: () => module };
}
