import { lazyPage } from '../../lib/lazy-page';

/** Screens of people's way through the company. */
export const talentPages = {
  '/talent/onboard': lazyPage(() => import('./onboard/onboard.page')),
  '/sales/talent/onboard': lazyPage(() => import('./onboard/sales-onboard.page')),
  '/talent/transition': lazyPage(() => import('./transition/transition.page')),
  '/talent/recruit': lazyPage(() => import('./recruit/recruit.page')),
  '/talent/recruit/pipeline': lazyPage(() => import('./recruit/pipeline/pipeline.page')),
  '/sales/talent/recruit': lazyPage(() => import('./recruit/sales-recruit.page')),
  '/healthcare/talent/recruit': lazyPage(() => import('./recruit/healthcare-recruit.page')),
};
