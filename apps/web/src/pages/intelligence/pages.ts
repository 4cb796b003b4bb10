import { lazyPage } from '@/lib/lazy-page';

/** Screens of the intelligence hub. */
export const intelligencePages = {
  '/intelligence': lazyPage(() => import('./insights/insights.page')),
  '/intelligence/workforce': lazyPage(() => import('./workforce/workforce.page')),
  '/intelligence/market': lazyPage(() => import('./market/market.page')),
  '/intelligence/predictions': lazyPage(() => import('./predictions/predictions.page')),
  '/intelligence/actions': lazyPage(() => import('./actions/actions.page')),
  '/intelligence/cross-industry': lazyPage(() => import('./industries/cross-industry.page')),
};
