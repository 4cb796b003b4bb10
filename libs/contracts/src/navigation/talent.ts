import { inModule } from '../access/rule.js';
import type { RouteRow } from './route.js';

export const talentRoutes = [
  { path: '/talent', label: 'Talent', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/plan', label: 'Plan', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/plan/pipeline', label: 'Pipeline', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/plan/status', label: 'Status', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/plan/people', label: 'People', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/plan/analytics', label: 'Analytics', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/plan/workflow', label: 'Workflow', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/plan/request', label: 'Request', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/recruit', label: 'Recruit', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/recruit/pipeline', label: 'Pipeline', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/recruit/status', label: 'Status', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/recruit/people', label: 'People', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/recruit/analytics', label: 'Analytics', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/recruit/workflow', label: 'Workflow', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/recruit/scheduling', label: 'Scheduling', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/onboard', label: 'Onboard', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/develop', label: 'Develop', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/transition', label: 'Transition', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
  { path: '/talent/offboard', label: 'Offboard', hub: 'talent', layout: 'app', access: inModule('talent'), screen: 'planned' },
] as const satisfies readonly RouteRow[];
