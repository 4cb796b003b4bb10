import { routes, type RouteRow, type ScreenPath } from '@talent-os/contracts/navigation/index';
import { matchPath } from 'react-router-dom';
import { lazyPage, type LazyPage } from '../lib/lazy-page';

/** Screens people come to first, or without being signed in: no table of a hub stands before them. */
const own = {
  '/': lazyPage(() => import('../pages/home/home.page')),
  '/login': lazyPage(() => import('../pages/account/login.page')),
  '/logout': lazyPage(() => import('../pages/account/logout.page')),
  '/candidate/register': lazyPage(() => import('../pages/account/register.page')),
  '/test-rbac': lazyPage(() => import('../pages/developer/access-test.page')),
  '/voice-test': lazyPage(() => import('../pages/developer/voice-test.page')),
};

const talent = async () => (await import('../pages/talent/pages')).talentPages;

/**
 * The screens of each folder, by how their addresses begin; the first that fits. Each table names the files of all its
 * screens, so that it comes with the first of them: whoever signs in reads none.
 */
const tables = {
  '/candidate': async () => (await import('../pages/candidate/pages')).candidatePages,
  '/sales/talent': talent,
  '/healthcare/talent': talent,
  '/talent': talent,
  '/sales': async () => (await import('../pages/sales/pages')).salesPages,
  '/excellence': async () => (await import('../pages/excellence/pages')).excellencePages,
  '/cyber': async () => (await import('../pages/cyber/pages')).cyberPages,
  '/healthcare': async () => (await import('../pages/healthcare/pages')).healthcarePages,
  '/healthtech': async () => (await import('../pages/healthtech/pages')).healthtechPages,
  '/data': async () => (await import('../pages/data/pages')).dataPages,
  '/intelligence': async () => (await import('../pages/intelligence/pages')).intelligencePages,
  '/productivity': async () => (await import('../pages/productivity/pages')).productivityPages,
  '/wellness': async () => (await import('../pages/wellness/pages')).wellnessPages,
  '/organization': async () => (await import('../pages/organization/pages')).organizationPages,
  '/admin': async () => (await import('../pages/admin/pages')).adminPages,
  '/user': async () => (await import('../pages/user/pages')).userPages,
};

type Named<T> = T extends unknown ? keyof T : never;
type InTables = Named<Awaited<ReturnType<(typeof tables)[keyof typeof tables]>>>;

type Table = Readonly<Record<string, LazyPage | undefined>>;
const ownByPath: Table = own;

const isAt = (path: string, start: string) => path === start || path.startsWith(`${start}/`);

/** The screen of an address, out of its table. An address whose screen is missing does not compile. */
function inTable(path: ScreenPath): LazyPage {
  const named: keyof typeof own | InTables = path;
  const [, table] = Object.entries(tables).find(([start]) => isAt(path, start)) ?? [];
  return lazyPage(async () => {
    const page = ((await table?.()) as Table | undefined)?.[named];
    if (!page) throw new Error(`No screen at ${path}`);
    return page.load();
  });
}

const rows: readonly RouteRow[] = routes;
const byPath: Table = Object.fromEntries(
  rows.flatMap(({ path, sameScreenAs }) =>
    sameScreenAs ? [] : [[path, ownByPath[path] ?? inTable(path as ScreenPath)]],
  ),
);

/** The screen behind every address. */
export const pages: Table = {
  ...byPath,
  ...Object.fromEntries(rows.flatMap(({ path, sameScreenAs }) => (sameScreenAs ? [[path, byPath[sameScreenAs]]] : []))),
};

/** The screen of an address, or nothing where it is unknown. Addresses with parameters go by their pattern. */
export const pageAt = (path: string): LazyPage | undefined => pages[path];

/** The screen that an address of the browser leads to, parameters and all. */
export const pageFor = (pathname: string): LazyPage | undefined =>
  pages[pathname] ?? pages[rows.find(({ path }) => path.includes(':') && matchPath(path, pathname))?.path ?? ''];
