import { lazyPage } from '@/lib/lazy-page';

/** Screens of a person’s own settings. */
export const userPages = {
  '/user': lazyPage(() => import('./overview/overview.page')),
  '/user/profile': lazyPage(() => import('./profile/profile.page')),
  '/user/team-culture': lazyPage(() => import('./team-culture/team-culture.page')),
  '/user/integrations': lazyPage(() => import('./integrations/integrations.page')),
  '/user/preferences': lazyPage(() => import('./preferences.page')),
  '/user/notifications': lazyPage(() => import('./notifications/settings.page')),
  '/user/notifications/all': lazyPage(() => import('./notifications/inbox.page')),
  '/user/security': lazyPage(() => import('./security/security.page')),
};
