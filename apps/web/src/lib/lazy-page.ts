import type { ComponentType } from 'react';
import { isOnline, onConnection } from './connection';

type PageModule<Props> = { readonly Component: ComponentType<Props> };

/** `use` looks at these fields first: a module that has arrived renders at once, without a loading screen. */
type TrackedPromise<Props> = Promise<PageModule<Props>> &
  ({ status?: 'fulfilled'; value?: PageModule<Props> } | { status: 'rejected'; reason: unknown });

/** A screen whose code loads when it is needed, or earlier when the pointer comes near a link to it. */
export type LazyPage<Props = object> = {
  readonly load: () => Promise<PageModule<Props>>;
  /** The module if it is here already; throws `CodeMissing` if it will not come. */
  readonly arrived: () => PageModule<Props> | undefined;
  /** Whether it can be drawn without a connection. */
  readonly isHere: () => boolean;
};

/** The code of a screen did not arrive. Browsers remember that, so only loading the page anew tries again. */
export class CodeMissing extends Error {
  override readonly name: string = 'CodeMissing';
}

/** The code of a screen was not asked for, because there is no connection. It comes once there is one again. */
export class CodeAway extends CodeMissing {
  override readonly name = 'CodeAway';
}

/**
 * Remembers the module, or that it cannot be fetched: rejects with `CodeMissing` then. Whoever asked once more while
 * that is drawn would wait once more, without end. Without a connection nothing is fetched, because browsers remember
 * what failed.
 */
export function lazyPage<Props = object>(load: () => Promise<PageModule<Props>>): LazyPage<Props> {
  let pending: TrackedPromise<Props> | undefined;
  const fetched = async () => {
    if (!isOnline()) throw new CodeAway('The code of this screen comes when the connection is back');
    return load();
  };
  const start = (): TrackedPromise<Props> => {
    const settle = (fields: object): object => Object.assign<object, object>(arriving, fields);
    const arriving: TrackedPromise<Props> = fetched().then(
      (value) => {
        settle({ status: 'fulfilled', value });
        return value;
      },
      (cause: unknown) => {
        const away = cause instanceof CodeAway;
        const reason = away ? cause : new CodeMissing('The code of this screen could not be loaded', { cause });
        settle({ status: 'rejected', reason });
        if (away) forgetWhenBack();
        throw reason;
      },
    );
    return arriving;
  };
  function forgetWhenBack(): void {
    const stop = onConnection(() => {
      if (!isOnline()) return;
      stop();
      pending = undefined;
    });
  }
  return {
    load: () => (pending ??= start()),
    arrived: () => {
      if (pending?.status === 'rejected') throw pending.reason;
      return pending?.value;
    },
    isHere: () => pending?.status === 'fulfilled',
  };
}
