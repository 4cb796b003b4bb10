import type { BuiltPath } from '@talent-os/contracts/navigation/index';
import { lazyPage, type LazyPage } from '../lib/lazy-page';
import { adminPages } from '../pages/admin/pages';
import { healthcarePages } from '../pages/healthcare/pages';
import { healthtechPages } from '../pages/healthtech/pages';
import { cyberPages } from '../pages/cyber/pages';
import { organizationPages } from '../pages/organization/pages';
import { productivityPages } from '../pages/productivity/pages';
import { salesPages } from '../pages/sales/pages';
import { talentPages } from '../pages/talent/pages';
import { userPages } from '../pages/user/pages';
import { wellnessPages } from '../pages/wellness/pages';

/** The screen behind every built address. An address whose screen is missing here does not compile. */
export const pages: Readonly<Record<BuiltPath, LazyPage>> = {
  '/': lazyPage(() => import('../pages/home/home.page')),
  '/login': lazyPage(() => import('../pages/account/login.page')),
  '/logout': lazyPage(() => import('../pages/account/logout.page')),
  '/candidate/register': lazyPage(() => import('../pages/account/register.page')),
  '/test-rbac': lazyPage(() => import('../pages/developer/access-test.page')),
  '/voice-test': lazyPage(() => import('../pages/developer/voice-test.page')),
  ...salesPages,
  ...cyberPages,
  ...healthcarePages,
  ...healthtechPages,
  ...talentPages,
  ...productivityPages,
  ...wellnessPages,
  ...organizationPages,
  ...adminPages,
  ...userPages,
};

const byPath: Readonly<Record<string, LazyPage | undefined>> = pages;

/** The screen of an address, or nothing while it is planned or unknown. Addresses with parameters go by their pattern. */
export const pageAt = (path: string): LazyPage | undefined => byPath[path];
