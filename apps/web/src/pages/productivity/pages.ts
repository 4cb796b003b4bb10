import { lazyPage } from '../../lib/lazy-page';

/** Screens of the productivity hub. */
export const productivityPages = {
  '/productivity/history': lazyPage(() => import('./history.page')),
};
