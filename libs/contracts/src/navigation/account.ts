import type { RouteRow } from './route.js';

export const accountRoutes = [
  { path: '/login', label: 'Sign in', hub: 'account', layout: 'auth', access: 'public' },
  { path: '/logout', label: 'Signing out', hub: 'account', layout: 'none', access: 'public' },
  { path: '/', label: 'Home', hub: 'home', layout: 'app', access: 'signed-in' },
  { path: '/candidate/register', label: 'Register', hub: 'account', layout: 'none', access: 'public' },
  { path: '/test-rbac', label: 'Access test', hub: 'developer', layout: 'app', access: 'signed-in' },
  { path: '/voice-test', label: 'Voice test', hub: 'developer', layout: 'app', access: 'signed-in' },
] as const satisfies readonly RouteRow[];
