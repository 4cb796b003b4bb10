import { lazyPage } from '@/lib/lazy-page';

/** The hub of health tech. */
export const healthtechPages = {
  '/healthtech': lazyPage(() => import('./healthtech.page')),
};
