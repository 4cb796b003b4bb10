import { lazyPage } from '@/lib/lazy-page';

/** One page for all modules, and one for all their analyses: of which module they are, the address says. */
const modulePage = () => lazyPage(() => import('./module/module.page'));
const analysisPage = () => lazyPage(() => import('./analysis/analysis.page'));

/** Screens of sales excellence. */
export const excellencePages = {
  '/excellence': lazyPage(() => import('./overview/overview.page')),
  '/excellence/get-started': lazyPage(() => import('./start/start.page')),
  '/excellence/gtm': modulePage(),
  '/excellence/gtm/analysis': analysisPage(),
  '/excellence/analytics': modulePage(),
  '/excellence/analytics/analysis': analysisPage(),
  '/excellence/structure': modulePage(),
  '/excellence/structure/analysis': analysisPage(),
  '/excellence/competencies': modulePage(),
  '/excellence/competencies/analysis': analysisPage(),
  '/excellence/enablement': modulePage(),
  '/excellence/enablement/analysis': analysisPage(),
  '/excellence/planning': modulePage(),
  '/excellence/planning/analysis': analysisPage(),
  '/excellence/success': modulePage(),
  '/excellence/success/analysis': analysisPage(),
  '/excellence/compensation': modulePage(),
  '/excellence/compensation/analysis': analysisPage(),
};
