import { routes, type RouteRow, type ScreenPath } from '@talent-os/contracts/navigation/index';
import { matchPath } from 'react-router-dom';
import { lazyPage, type LazyPage } from '../lib/lazy-page';
import { adminPages } from '../pages/admin/pages';
import { excellencePages } from '../pages/excellence/pages';
import { candidatePages } from '../pages/candidate/pages';
import { healthcarePages } from '../pages/healthcare/pages';
import { healthtechPages } from '../pages/healthtech/pages';
import { cyberPages } from '../pages/cyber/pages';
import { intelligencePages } from '../pages/intelligence/pages';
import { dataPages } from '../pages/data/pages';
import { organizationPages } from '../pages/organization/pages';
import { productivityPages } from '../pages/productivity/pages';
import { salesPages } from '../pages/sales/pages';
import { talentPages } from '../pages/talent/pages';
import { userPages } from '../pages/user/pages';
import { wellnessPages } from '../pages/wellness/pages';

/** An address whose screen is missing here does not compile. */
const screens: Readonly<Record<ScreenPath, LazyPage>> = {
  '/': lazyPage(() => import('../pages/home/home.page')),
  '/login': lazyPage(() => import('../pages/account/login.page')),
  '/logout': lazyPage(() => import('../pages/account/logout.page')),
  '/candidate/register': lazyPage(() => import('../pages/account/register.page')),
  '/test-rbac': lazyPage(() => import('../pages/developer/access-test.page')),
  '/voice-test': lazyPage(() => import('../pages/developer/voice-test.page')),
  ...candidatePages,
  ...salesPages,
  ...excellencePages,
  ...cyberPages,
  ...healthcarePages,
  ...healthtechPages,
  ...talentPages,
  ...dataPages,
  ...intelligencePages,
  ...productivityPages,
  ...wellnessPages,
  ...organizationPages,
  ...adminPages,
  ...userPages,
};

const rows: readonly RouteRow[] = routes;
const byPath: Readonly<Record<string, LazyPage | undefined>> = screens;

/** The screen behind every address. */
export const pages: typeof byPath = {
  ...byPath,
  ...Object.fromEntries(rows.flatMap(({ path, sameScreenAs }) => (sameScreenAs ? [[path, byPath[sameScreenAs]]] : []))),
};

/** The screen of an address, or nothing where it is unknown. Addresses with parameters go by their pattern. */
export const pageAt = (path: string): LazyPage | undefined => pages[path];

/** The screen that an address of the browser leads to, parameters and all. */
export const pageFor = (pathname: string): LazyPage | undefined =>
  pages[pathname] ?? pages[rows.find(({ path }) => path.includes(':') && matchPath(path, pathname))?.path ?? ''];
