import { forAudience, inModule } from '../access/rule.js';
import type { RouteRow } from './route.js';

export const insightRoutes = [
  {
    path: '/intelligence',
    label: 'Intelligence Platform',
    hub: 'intelligence',
    layout: 'app',
    access: inModule('intelligence'),
    screen: 'built',
  },
  {
    path: '/intelligence/workforce',
    label: 'Workforce',
    hub: 'intelligence',
    layout: 'app',
    access: { ...inModule('intelligence'), ...forAudience('manager', 'admin') },
    screen: 'built',
  },
  {
    path: '/intelligence/market',
    label: 'Market',
    hub: 'intelligence',
    layout: 'app',
    access: { ...inModule('intelligence'), ...forAudience('hiringTeam', 'admin') },
    screen: 'built',
  },
  {
    path: '/intelligence/predictions',
    label: 'Predictions',
    hub: 'intelligence',
    layout: 'app',
    access: { ...inModule('intelligence'), ...forAudience('hiringTeam', 'manager', 'admin') },
    screen: 'built',
  },
  // A tab nobody knows shows what the hub begins with.
  {
    path: '/intelligence/:tab',
    label: 'Intelligence',
    hub: 'intelligence',
    layout: 'app',
    access: inModule('intelligence'),
    screen: 'built',
    sameScreenAs: '/intelligence',
  },
  { path: '/data', label: 'Data Hub', hub: 'data', layout: 'app', access: inModule('analytics'), screen: 'built' },
  {
    path: '/wellness',
    label: 'Wellness',
    hub: 'wellness',
    layout: 'app',
    access: inModule('wellness'),
    screen: 'built',
  },
  {
    path: '/productivity',
    label: 'Productivity',
    hub: 'productivity',
    layout: 'app',
    access: inModule('productivity'),
    screen: 'built',
  },
  {
    path: '/productivity/history',
    label: 'Conversation History',
    hub: 'productivity',
    layout: 'app',
    access: inModule('productivity'),
    screen: 'built',
  },
] as const satisfies readonly RouteRow[];
