import { lazyPage } from '../../lib/lazy-page';

const performance = lazyPage(() => import('./performance/performance.page'));

/** Screens of the sales industry. */
export const salesPages = {
  '/sales': performance,
  '/sales/excellence/performance': performance,
  '/sales/dashboard': lazyPage(() => import('./dashboard.page')),
  '/sales/opportunities': lazyPage(() => import('./opportunities/opportunities.page')),
  '/sales/excellence/methodology': lazyPage(() => import('./methodology/methodology.page')),
  '/sales/excellence/territory': lazyPage(() => import('./territory/territory.page')),
  '/sales/internal-mobility/opportunities': lazyPage(() => import('./mobility/opportunities.page')),
  '/sales/internal-mobility/expressions': lazyPage(() => import('./mobility/expressions.page')),
  '/sales/collaboration': lazyPage(() => import('./collaboration/collaboration.page')),
};
