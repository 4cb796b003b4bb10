import type { ComponentType } from 'react';

type PageModule<Props> = { readonly Component: ComponentType<Props> };

/** `use` looks at these fields first: a module that has arrived renders at once, without a loading screen. */
type Arriving<Props> = Promise<PageModule<Props>> &
  ({ status?: 'fulfilled'; value?: PageModule<Props> } | { status: 'rejected'; reason: unknown });

/** A screen whose code loads when it is needed, or earlier when the pointer comes near a link to it. */
export type LazyPage<Props = object> = {
  readonly load: () => Promise<PageModule<Props>>;
  /** The module if it is here already; throws `CodeMissing` if it will not come. */
  readonly arrived: () => PageModule<Props> | undefined;
};

/** The code of a screen did not arrive. Browsers remember that, so only loading the page anew tries again. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/**
 * Remembers the module, or that it cannot be fetched: rejects with `CodeMissing` then. Whoever asked once more while
 * that is drawn would wait once more, without end.
 */
export function lazyPage<Props = object>(load: () => Promise<PageModule<Props>>): LazyPage<Props> {
  let pending: Arriving<Props> | undefined;
  const start = (): Arriving<Props> => {
    const settle = (fields: object): object => Object.assign<object, object>(arriving, fields);
    const arriving: Arriving<Props> = load().then(
      (value) => {
        settle({ status: 'fulfilled', value });
        return value;
      },
      (cause: unknown) => {
        const reason = new CodeMissing('The code of this screen could not be loaded', { cause });
        settle({ status: 'rejected', reason });
        throw reason;
      },
    );
    return arriving;
  };
  return {
    load: () => (pending ??= start()),
    arrived: () => {
      if (pending?.status === 'rejected') throw pending.reason;
      return pending?.value;
    },
  };
}
