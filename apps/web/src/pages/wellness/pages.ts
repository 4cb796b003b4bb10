import { lazyPage } from '@/lib/lazy-page';

/** The screen of the wellness hub. */
export const wellnessPages = {
  '/wellness': lazyPage(() => import('./wellness.page')),
};
