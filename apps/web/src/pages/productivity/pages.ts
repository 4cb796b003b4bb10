import { lazyPage } from '@/lib/lazy-page';

/** Screens of the productivity hub. */
export const productivityPages = {
  '/productivity': lazyPage(() => import('./productivity.page')),
  '/productivity/history': lazyPage(() => import('./history.page')),
};
