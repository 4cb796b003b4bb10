import type { RedirectRow } from './route.js';

/** Legacy addresses, and groups whose first page stands for them. `/sales/excellence/*` moves for the eight module names only. */
export const redirects = [
  {
    from: '/excellence/battlecard/view/:sessionId/:assetId',
    to: '/excellence/assets/view/competitive-battlecard/:sessionId/:assetId',
  },
  { from: '/sales/excellence/gtm', to: '/excellence/gtm' },
  { from: '/sales/excellence/analytics', to: '/excellence/analytics' },
  { from: '/sales/excellence/structure', to: '/excellence/structure' },
  { from: '/sales/excellence/competencies', to: '/excellence/competencies' },
  { from: '/sales/excellence/enablement', to: '/excellence/enablement' },
  { from: '/sales/excellence/planning', to: '/excellence/planning' },
  { from: '/sales/excellence/success', to: '/excellence/success' },
  { from: '/sales/excellence/compensation', to: '/excellence/compensation' },
  { from: '/excellence/gtm-assets', to: '/excellence/gtm/assets' },
  { from: '/admin/users', to: '/admin/access-controls/users' },
  { from: '/admin/permissions', to: '/admin/access-controls/permissions' },
  { from: '/admin/compliance', to: '/admin/access-controls/compliance' },
  { from: '/admin/audit', to: '/admin/access-controls/audit' },
  { from: '/admin/settings', to: '/admin/access-controls/settings' },
  { from: '/candidate/discover', to: '/candidate/discover/assessment' },
  { from: '/candidate/profile', to: '/candidate/profile/overview' },
  { from: '/candidate/settings', to: '/candidate/settings/preferences' },
  { from: '/candidate/industry', to: '/candidate/industry/healthcare' },
  { from: '/candidate/ai', to: '/candidate/ai/coach' },
  { from: '/candidate/mobile', to: '/candidate/mobile/dashboard' },
  { from: '/candidate/community', to: '/candidate/community/feed' },
  { from: '/candidate/learning', to: '/candidate/learning/paths' },
  { from: '/candidate/analytics', to: '/candidate/analytics/journey' },
] as const satisfies readonly RedirectRow[];
