import { lazyPage } from '../../lib/lazy-page';

/** Screens of people's way through the company. */
export const talentPages = {
  '/talent/onboard': lazyPage(() => import('./onboard/onboard.page')),
  '/sales/talent/onboard': lazyPage(() => import('./onboard/sales-onboard.page')),
  '/talent/transition': lazyPage(() => import('./transition/transition.page')),
};
