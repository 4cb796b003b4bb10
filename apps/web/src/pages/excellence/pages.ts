import { lazyPage, type LazyPage } from '@/lib/lazy-page';

/** One page for all modules, one for all their analyses, and one for all their assets: of which module, the address says. */
const pagesOf = <const K extends string>(key: K) =>
  ({
    [`/excellence/${key}`]: lazyPage(() => import('./module/module.page')),
    [`/excellence/${key}/analysis`]: lazyPage(() => import('./analysis/analysis.page')),
    [`/excellence/${key}/assets`]: lazyPage(() => import('./assets/assets.page')),
  }) as Readonly<Record<`/excellence/${K}` | `/excellence/${K}/analysis` | `/excellence/${K}/assets`, LazyPage>>;

/** Screens of sales excellence. */
export const excellencePages = {
  '/excellence': lazyPage(() => import('./overview/overview.page')),
  '/excellence/get-started': lazyPage(() => import('./start/start.page')),
  '/excellence/assets/view/:assetType/:sessionId/:assetId': lazyPage(() => import('./asset/asset.page')),
  ...pagesOf('gtm'),
  ...pagesOf('analytics'),
  ...pagesOf('structure'),
  ...pagesOf('competencies'),
  ...pagesOf('enablement'),
  ...pagesOf('planning'),
  ...pagesOf('success'),
  ...pagesOf('compensation'),
  '/excellence/compensation': lazyPage(() => import('./compensation/compensation.page')),
};
