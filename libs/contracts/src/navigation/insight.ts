import { inModule } from '../access/rule.js';
import type { RouteRow } from './route.js';

export const insightRoutes = [
  {
    path: '/intelligence',
    label: 'Intelligence Platform',
    hub: 'intelligence',
    layout: 'app',
    access: inModule('intelligence'),
    screen: 'planned',
  },
  {
    path: '/intelligence/:tab',
    label: 'Intelligence',
    hub: 'intelligence',
    layout: 'app',
    access: inModule('intelligence'),
    screen: 'planned',
  },
  { path: '/data', label: 'Data Hub', hub: 'data', layout: 'app', access: inModule('analytics'), screen: 'planned' },
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
