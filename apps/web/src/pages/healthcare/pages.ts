import { lazyPage } from '@/lib/lazy-page';

/** Screens of the healthcare industry. */
export const healthcarePages = {
  '/healthcare/dashboard': lazyPage(() => import('./dashboard.page')),
  '/healthcare/professional/credentials': lazyPage(() => import('./credentials/credentials.page')),
  '/healthcare/professional/shifts': lazyPage(() => import('./shifts/shifts.page')),
  '/healthcare/professional/education': lazyPage(() => import('./education/education.page')),
  '/healthcare/compliance': lazyPage(() => import('./compliance/compliance.page')),
};
