import { lazyPage } from '@/lib/lazy-page';

/** Screens of people's way through the company. */
export const talentPages = {
  '/talent': lazyPage(() => import('./overview/overview.page')),
  '/talent/onboard': lazyPage(() => import('./onboard/onboard.page')),
  '/sales/talent/onboard': lazyPage(() => import('./onboard/sales-onboard.page')),
  '/talent/develop': lazyPage(() => import('./develop/develop.page')),
  '/talent/offboard': lazyPage(() => import('./offboard/offboard.page')),
  '/talent/transition': lazyPage(() => import('./transition/transition.page')),
  '/talent/recruit': lazyPage(() => import('./recruit/recruit.page')),
  '/talent/recruit/pipeline': lazyPage(() => import('./recruit/pipeline/pipeline.page')),
  '/talent/recruit/people': lazyPage(() => import('./recruit/people/people.page')),
  '/talent/recruit/analytics': lazyPage(() => import('./recruit/analytics/analytics.page')),
  '/talent/recruit/scheduling': lazyPage(() => import('./recruit/scheduling/scheduling.page')),
  '/talent/recruit/status': lazyPage(() => import('./recruit/status/status.page')),
  '/sales/talent/recruit': lazyPage(() => import('./recruit/sales-recruit.page')),
  '/healthcare/talent/recruit': lazyPage(() => import('./recruit/healthcare-recruit.page')),
  '/talent/recruit/workflow': lazyPage(() => import('./recruit/workflow/workflow.page')),
  '/talent/plan': lazyPage(() => import('./plan/headcount/plan.page')),
  '/talent/plan/people': lazyPage(() => import('./plan/people/people.page')),
  '/talent/plan/analytics': lazyPage(() => import('./plan/analytics/analytics.page')),
  '/talent/plan/status': lazyPage(() => import('./plan/status/status.page')),
  '/talent/plan/workflow': lazyPage(() => import('./plan/workflow/workflow.page')),
  '/talent/plan/pipeline': lazyPage(() => import('./plan/pipeline/pipeline.page')),
  '/talent/plan/request': lazyPage(() => import('./plan/request/request.page')),
  '/sales/talent/plan': lazyPage(() => import('./plan/headcount/sales-plan.page')),
  '/healthcare/talent/plan': lazyPage(() => import('./plan/headcount/healthcare-plan.page')),
};
