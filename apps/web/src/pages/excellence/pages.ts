import { lazyPage, type LazyPage } from '@/lib/lazy-page';

/** One page for all modules, and one for all their analyses: of which module they are, the address says. */
const pagesOf = <const K extends string>(key: K) =>
  ({
    [`/excellence/${key}`]: lazyPage(() => import('./module/module.page')),
    [`/excellence/${key}/analysis`]: lazyPage(() => import('./analysis/analysis.page')),
  }) as Readonly<Record<`/excellence/${K}` | `/excellence/${K}/analysis`, LazyPage>>;

/** Screens of sales excellence. */
export const excellencePages = {
  '/excellence': lazyPage(() => import('./overview/overview.page')),
  '/excellence/get-started': lazyPage(() => import('./start/start.page')),
  ...pagesOf('gtm'),
  ...pagesOf('analytics'),
  ...pagesOf('structure'),
  ...pagesOf('competencies'),
  ...pagesOf('enablement'),
  ...pagesOf('planning'),
  ...pagesOf('success'),
  ...pagesOf('compensation'),
};
