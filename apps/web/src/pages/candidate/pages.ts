import { lazyPage } from '@/lib/lazy-page';

/** Screens of their own that come in one file. */
const profile = () => lazyPage(() => import('./profile.page'));
const apply = () => lazyPage(() => import('./apply.page'));
const mobile = () => lazyPage(() => import('./mobile.page'));
const figures = () => lazyPage(() => import('./figures.page'));
const careers = () => lazyPage(() => import('./careers.page'));
const ways = () => lazyPage(() => import('./ways.page'));
const discover = () => lazyPage(() => import('./discover.page'));
const learning = () => lazyPage(() => import('./own-learning.page'));
const settings = () => lazyPage(() => import('./settings.page'));

/** Screens of what candidates and professionals say of themselves, and set for themselves. */
export const candidatePages = {
  '/candidate': lazyPage(() => import('./hub.page')),
  '/candidate/join': lazyPage(() => import('./join.page')),
  '/candidate/apply': lazyPage(() => import('./applications.page')),
  '/candidate/apply/builder': apply(),
  '/candidate/apply/preparation': apply(),
  '/candidate/apply/simulator': lazyPage(() => import('./simulator.page')),
  '/candidate/apply/certification': apply(),
  '/candidate/learning/paths': learning(),
  '/candidate/learning/progress': learning(),
  '/candidate/learning/outcomes': learning(),
  '/candidate/learning/marketplace': lazyPage(() => import('./marketplace.page')),
  '/candidate/learning/micro': lazyPage(() => import('./micro.page')),
  '/candidate/community/challenges': lazyPage(() => import('./challenges.page')),
  '/candidate/community/events': lazyPage(() => import('./events.page')),
  '/candidate/community/success': lazyPage(() => import('./success.page')),
  '/candidate/community/feed': lazyPage(() => import('./feed.page')),
  '/candidate/community/groups': lazyPage(() => import('./groups.page')),
  '/candidate/grow': lazyPage(() => import('./grow.page')),
  '/candidate/advance': ways(),
  '/candidate/evolve': ways(),
  '/candidate/industry/transition': ways(),
  '/candidate/industry/healthcare': careers(),
  '/candidate/industry/cybersecurity': careers(),
  '/candidate/industry/sales': careers(),
  '/candidate/discover/assessment': discover(),
  '/candidate/discover/questions': discover(),
  '/candidate/discover/pathways': careers(),
  '/candidate/analytics/journey': figures(),
  '/candidate/analytics/market': figures(),
  '/candidate/analytics/performance': figures(),
  '/candidate/analytics/benchmarks': figures(),
  '/candidate/ai/coach': lazyPage(() => import('./coach.page')),
  '/candidate/ai/insights': lazyPage(() => import('./insights.page')),
  '/candidate/ai/feedback': lazyPage(() => import('./feedback.page')),
  '/candidate/ai/predictions': figures(),
  '/candidate/analytics/predictions': figures(),
  '/candidate/discover/intelligence': figures(),
  '/candidate/mobile/dashboard': mobile(),
  '/candidate/mobile/quick-apply': mobile(),
  '/candidate/mobile/voice': lazyPage(() => import('./voice.page')),
  '/candidate/mobile/notifications': lazyPage(() => import('./inbox.page')),
  '/candidate/profile/overview': profile(),
  '/candidate/profile/skills': profile(),
  '/candidate/profile/experience': profile(),
  '/candidate/profile/goals': profile(),
  '/candidate/profile/availability': profile(),
  '/candidate/profile/verification': profile(),
  '/candidate/settings/preferences': settings(),
  '/candidate/settings/notifications': settings(),
  '/candidate/settings/privacy': settings(),
  '/candidate/settings/industry': settings(),
  '/candidate/settings/voice': settings(),
  '/candidate/settings/integrations': settings(),
};
