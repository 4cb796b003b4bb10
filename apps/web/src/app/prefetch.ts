import { isOnline } from '../lib/connection';
import type { Prefetch } from '../lib/prefetch';
import { pageFor } from './pages';

// What goes wrong is told where the screen is to be drawn.
const quietly = (loading: Promise<unknown> | undefined): void => void loading?.catch(() => undefined);

export const prefetch: Prefetch = {
  page: (path) => quietly(isOnline() ? pageFor(path)?.load() : undefined),
  isHere: (path) => pageFor(path)?.isHere() ?? true,
  home: () => quietly(Promise.all([import('./shell/guard'), import('./shell/app-shell'), pageFor('/')?.load()])),
};
