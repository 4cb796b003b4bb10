import { lazyPage } from '@/lib/lazy-page';

/** Screens of the platform’s administration. */
export const adminPages = {
  '/admin/access-controls/settings': lazyPage(() => import('./settings.page')),
  '/admin/access-controls/audit': lazyPage(() => import('./audit.page')),
  '/admin': lazyPage(() => import('./admin.page')),
  '/admin/access-control': lazyPage(() => import('./access-control.page')),
  '/admin/access-controls': lazyPage(() => import('./access-controls.page')),
  '/admin/access-controls/permissions': lazyPage(() => import('./permissions.page')),
  '/admin/access-controls/compliance': lazyPage(() => import('./compliance.page')),
  '/admin/access-controls/users': lazyPage(() => import('./users.page')),
  '/admin/organizations': lazyPage(() => import('./organizations.page')),
  '/admin/organizations/:id': lazyPage(() => import('./organization.page')),
  '/admin/journeys': lazyPage(() => import('./journeys.page')),
  '/admin/prompts': lazyPage(() => import('./prompts.page')),
  '/admin/system-health': lazyPage(() => import('./health.page')),
};
