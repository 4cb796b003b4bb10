import type { RouteRow } from './route.js';

export const accountRoutes = [
  { path: '/login', label: 'Sign in', hub: 'account', layout: 'auth', access: 'public', screen: 'built' },
  { path: '/logout', label: 'Signing out', hub: 'account', layout: 'none', access: 'public', screen: 'built' },
  { path: '/', label: 'Home', hub: 'home', layout: 'app', access: 'signed-in', screen: 'built' },
  { path: '/candidate/register', label: 'Register', hub: 'account', layout: 'none', access: 'public', screen: 'built' },
  { path: '/test-rbac', label: 'Access test', hub: 'developer', layout: 'app', access: 'signed-in', screen: 'built' },
  { path: '/voice-test', label: 'Voice test', hub: 'developer', layout: 'app', access: 'signed-in', screen: 'built' },
] as const satisfies readonly RouteRow[];
