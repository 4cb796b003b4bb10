import { accountRoutes } from './account.js';
import { adminRoutes } from './admin.js';
import { candidateProfileRoutes } from './candidate-profile.js';
import { candidateRoutes } from './candidate.js';
import { excellenceRoutes } from './excellence.js';
import { industriesRoutes } from './industries.js';
import { insightRoutes } from './insight.js';
import { organizationRoutes } from './organization.js';
import { talentRoutes } from './talent.js';

/** Every address of the product. Router, menus, palette, gates and walkers read this. */
export const routes = [
  ...accountRoutes,
  ...adminRoutes,
  ...talentRoutes,
  ...excellenceRoutes,
  ...insightRoutes,
  ...organizationRoutes,
  ...industriesRoutes,
  ...candidateRoutes,
  ...candidateProfileRoutes,
] as const;

export type Path = (typeof routes)[number]['path'];
/** Addresses whose screen exists. */
export type BuiltPath = Extract<(typeof routes)[number], { screen: 'built' }>['path'];

export * from './chat-context.js';
export * from './hubs.js';
export * from './redirects.js';
export type * from './route.js';
