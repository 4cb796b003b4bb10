import { lazyPage } from '@/lib/lazy-page';

/** Screens of the sales industry. */
export const salesPages = {
  '/sales/excellence/performance': lazyPage(() => import('./performance/performance.page')),
  '/sales/dashboard': lazyPage(() => import('./dashboard.page')),
  '/sales/opportunities': lazyPage(() => import('./opportunities/opportunities.page')),
  '/sales/excellence/methodology': lazyPage(() => import('./methodology/methodology.page')),
  '/sales/excellence/territory': lazyPage(() => import('./territory/territory.page')),
  '/sales/internal-mobility/opportunities': lazyPage(() => import('./mobility/opportunities.page')),
  '/sales/internal-mobility/expressions': lazyPage(() => import('./mobility/expressions.page')),
  '/sales/collaboration': lazyPage(() => import('./collaboration/collaboration.page')),
};
