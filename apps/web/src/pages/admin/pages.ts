import { lazyPage } from '../../lib/lazy-page';

/** Screens of the platform’s administration. */
export const adminPages = {
  '/admin/prompts': lazyPage(() => import('./prompts.page')),
};
