import { excellenceModuleKeys, type ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { lazyPage, type LazyPage } from '@/lib/lazy-page';

type Page<K extends string> = `/excellence/${K}` | `/excellence/${K}/analysis` | `/excellence/${K}/assets`;

/** One page for all modules, one for all their analyses, and one for all their assets: of which module, the address says. */
const pagesOf = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(
    keys.flatMap((key) => [
      [`/excellence/${key}`, lazyPage(() => import('./module/module.page'))],
      [`/excellence/${key}/analysis`, lazyPage(() => import('./analysis/analysis.page'))],
      [`/excellence/${key}/assets`, lazyPage(() => import('./assets/assets.page'))],
    ]),
  ) as Readonly<Record<Page<K>, LazyPage>>;

/** Screens of sales excellence. */
export const excellencePages = {
  '/excellence': lazyPage(() => import('./overview/overview.page')),
  '/excellence/get-started': lazyPage(() => import('./start/start.page')),
  '/excellence/assets/view/:assetType/:sessionId/:assetId': lazyPage(() => import('./asset/asset.page')),
  ...pagesOf<ExcellenceModuleKey>(excellenceModuleKeys),
  '/excellence/compensation': lazyPage(() => import('./compensation/compensation.page')),
};
