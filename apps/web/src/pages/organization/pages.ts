import { lazyPage } from '@/lib/lazy-page';

/** Screens of an organization’s own administration. */
export const organizationPages = {
  '/organization': lazyPage(() => import('./overview/overview.page')),
  '/organization/profile': lazyPage(() => import('./profile/profile.page')),
  '/organization/documents': lazyPage(() => import('./documents/documents.page')),
  '/organization/strategy': lazyPage(() => import('./strategy/strategy.page')),
  '/organization/team-setup': lazyPage(() => import('./teams/team-setup.page')),
  '/organization/providers': lazyPage(() => import('./providers.page')),
  '/organization/integrations': lazyPage(() => import('./integrations/integrations.page')),
  '/organization/integrations/setup': lazyPage(() => import('./integrations/setup/setup.page')),
  '/organization/roles': lazyPage(() => import('./roles.page')),
  '/organization/roles/create': lazyPage(() => import('./create-role.page')),
};
