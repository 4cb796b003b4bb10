import { lazyPage } from '@/lib/lazy-page';

/** Screens of the cyber industry. */
export const cyberPages = {
  '/cyber/analyst/clearance': lazyPage(() => import('./clearance/clearance.page')),
  '/cyber/dashboard': lazyPage(() => import('./dashboard/dashboard.page')),
  '/cyber': lazyPage(() => import('./hub/hub.page')),
  '/cyber/talent/rapid-deploy': lazyPage(() => import('./rapid-deploy/rapid-deploy.page')),
  '/cyber/analyst/incidents': lazyPage(() => import('./incidents/incidents.page')),
  '/cyber/analyst/intelligence': lazyPage(() => import('./intelligence/intelligence.page')),
};
