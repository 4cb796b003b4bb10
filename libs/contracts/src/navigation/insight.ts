import { ruleOf } from '../access/gates.js';
import { forAudience, inModule } from '../access/rule.js';
import type { RouteRow } from './route.js';

export const insightRoutes = [
  {
    path: '/intelligence',
    label: 'Intelligence Platform',
    hub: 'intelligence',
    layout: 'app',
    access: inModule('intelligence'),
  },
  {
    path: '/intelligence/workforce',
    label: 'Workforce',
    hub: 'intelligence',
    layout: 'app',
    access: { ...inModule('intelligence'), ...forAudience('manager', 'admin') },
  },
  {
    path: '/intelligence/market',
    label: 'Market',
    hub: 'intelligence',
    layout: 'app',
    access: { ...inModule('intelligence'), ...forAudience('hiringTeam', 'admin') },
  },
  {
    path: '/intelligence/predictions',
    label: 'Predictions',
    hub: 'intelligence',
    layout: 'app',
    access: { ...inModule('intelligence'), ...forAudience('hiringTeam', 'manager', 'admin') },
  },
  {
    path: '/intelligence/actions',
    label: 'Actions',
    hub: 'intelligence',
    layout: 'app',
    access: inModule('intelligence'),
  },
  {
    path: '/intelligence/cross-industry',
    label: 'Cross-industry',
    hub: 'intelligence',
    layout: 'app',
    access: { ...inModule('intelligence'), ...ruleOf('cross-industry') },
    gate: 'cross-industry',
  },
  // A tab nobody knows shows what the hub begins with.
  {
    path: '/intelligence/:tab',
    label: 'Intelligence',
    hub: 'intelligence',
    layout: 'app',
    access: inModule('intelligence'),
    sameScreenAs: '/intelligence',
  },
  { path: '/data', label: 'Data Hub', hub: 'data', layout: 'app', access: inModule('analytics') },
  {
    path: '/wellness',
    label: 'Wellness',
    hub: 'wellness',
    layout: 'app',
    access: inModule('wellness'),
  },
  {
    path: '/productivity',
    label: 'Productivity',
    hub: 'productivity',
    layout: 'app',
    access: inModule('productivity'),
  },
  {
    path: '/productivity/history',
    label: 'Conversation History',
    hub: 'productivity',
    layout: 'app',
    access: inModule('productivity'),
  },
] as const satisfies readonly RouteRow[];
