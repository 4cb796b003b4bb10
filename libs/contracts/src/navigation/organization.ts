import { inModule } from '../access/rule.js';
import type { RouteRow } from './route.js';

export const organizationRoutes = [
  { path: '/organization', label: 'Organization', hub: 'organization', layout: 'app', access: inModule('organization'), screen: 'planned' },
  { path: '/organization/roles', label: 'Roles', hub: 'organization', layout: 'app', access: inModule('organization'), screen: 'planned' },
  { path: '/organization/roles/create', label: 'Create', hub: 'organization', layout: 'app', access: inModule('organization'), screen: 'planned' },
  { path: '/organization/integrations', label: 'Integrations', hub: 'organization', layout: 'app', access: inModule('organization'), screen: 'planned' },
  { path: '/organization/integrations/setup', label: 'Setup', hub: 'organization', layout: 'app', access: inModule('organization'), screen: 'planned' },
  { path: '/organization/providers', label: 'Providers', hub: 'organization', layout: 'app', access: inModule('organization'), screen: 'planned' },
  { path: '/organization/profile', label: 'Profile', hub: 'organization', layout: 'app', access: inModule('organization'), screen: 'planned' },
  { path: '/organization/strategy', label: 'Strategy', hub: 'organization', layout: 'app', access: inModule('organization'), screen: 'planned' },
  { path: '/organization/team-setup', label: 'Team Setup', hub: 'organization', layout: 'app', access: inModule('organization'), screen: 'planned' },
  { path: '/organization/documents', label: 'Documents', hub: 'organization', layout: 'app', access: inModule('organization'), screen: 'planned' },
  { path: '/user', label: 'User', hub: 'user', layout: 'app', access: inModule('user'), screen: 'planned' },
  { path: '/user/profile', label: 'Profile', hub: 'user', layout: 'app', access: inModule('user'), screen: 'planned' },
  { path: '/user/team-culture', label: 'Team Culture', hub: 'user', layout: 'app', access: inModule('user'), screen: 'planned' },
  { path: '/user/integrations', label: 'Integrations', hub: 'user', layout: 'app', access: inModule('user'), screen: 'planned' },
  { path: '/user/notifications', label: 'Notifications', hub: 'user', layout: 'app', access: inModule('user'), screen: 'planned' },
  { path: '/user/notifications/all', label: 'All', hub: 'user', layout: 'app', access: inModule('user'), screen: 'planned' },
  { path: '/user/security', label: 'Security', hub: 'user', layout: 'app', access: inModule('user'), screen: 'planned' },
  { path: '/user/preferences', label: 'Preferences', hub: 'user', layout: 'app', access: inModule('user'), screen: 'planned' },
] as const satisfies readonly RouteRow[];
