import type { Prefetch } from '../lib/prefetch';
import { pageAt } from './pages';

// What goes wrong is told where the screen is to be drawn.
const quietly = (loading: Promise<unknown> | undefined): void => void loading?.catch(() => undefined);

export const prefetch: Prefetch = {
  page: (path) => quietly(pageAt(path)?.load()),
  home: () => quietly(Promise.all([import('./shell/guard'), import('./shell/app-shell'), pageAt('/')?.load()])),
};
