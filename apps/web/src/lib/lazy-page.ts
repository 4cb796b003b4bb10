import type { ComponentType } from 'react';

type PageModule = { readonly Component: ComponentType };

/** `use` looks at these fields first: a module that has arrived renders at once, without a loading screen. */
type Arriving = Promise<PageModule> & { status?: 'fulfilled'; value?: PageModule };

/** A screen whose code loads when it is needed, or earlier when the pointer comes near a link to it. */
export type LazyPage = { readonly load: () => Promise<PageModule> };

/** The code of a screen did not arrive. Browsers remember that, so only loading the page anew tries again. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/** Remembers the module. Rejects with `CodeMissing` where it cannot be fetched. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let pending: Arriving | undefined;
  const start = (): Arriving => {
    const arriving: Arriving = load().then(
      (value) => Object.assign(arriving, { status: 'fulfilled', value }).value,
      (failure: unknown) => {
        pending = undefined;
        throw new CodeMissing('The code of this screen could not be loaded', { cause: failure });
      },
    );
    return arriving;
  };
  return { load: () => (pending ??= start()) };
}
