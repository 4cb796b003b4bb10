import { ruleOf } from '../access/gates.js';
import type { RouteRow } from './route.js';

export const adminRoutes = [
  { path: '/admin', label: 'Administration', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/organizations', label: 'Organizations', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/organizations/:id', label: 'Organization details', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/prompts', label: 'Prompts', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/system-health', label: 'System Health', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/access-control', label: 'Access Control', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/access-controls', label: 'Access Controls', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/access-controls/users', label: 'Users', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/access-controls/permissions', label: 'Permissions', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/access-controls/compliance', label: 'Compliance', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/access-controls/audit', label: 'Audit', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/access-controls/settings', label: 'Settings', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
  { path: '/admin/journeys', label: 'Journeys', hub: 'admin', layout: 'app', access: ruleOf('admin'), gate: 'admin', screen: 'planned' },
] as const satisfies readonly RouteRow[];
