import { lazyPage } from '../../lib/lazy-page';

const performance = lazyPage(() => import('./performance/performance.page'));

/** Screens of the sales industry. */
export const salesPages = {
  '/sales': performance,
  '/sales/excellence/performance': performance,
  '/sales/opportunities': lazyPage(() => import('./opportunities/opportunities.page')),
};
