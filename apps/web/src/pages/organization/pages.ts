import { lazyPage } from '../../lib/lazy-page';

/** Screens of an organization’s own administration. */
export const organizationPages = {
  '/organization/providers': lazyPage(() => import('./providers.page')),
};
