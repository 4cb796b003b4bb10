import { accountRoutes } from './account.js';
import { adminRoutes } from './admin.js';
import { candidateProfileRoutes } from './candidate-profile.js';
import { candidateRoutes } from './candidate.js';
import { excellenceRoutes } from './excellence.js';
import { industriesRoutes } from './industries.js';
import { insightRoutes } from './insight.js';
import { organizationRoutes } from './organization.js';
import { talentRoutes } from './talent.js';
import { modulesOfAddress, withModules } from '../access/module-of.js';

const declared = [
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

/** Every address of the product, closed with its modules. Router, menus, palette, gates and conformance tests read this. */
export const routes = declared.map((row) => ({
  ...row,
  access: withModules(row.access, modulesOfAddress(row.path)),
})) as unknown as typeof declared;

export type Path = (typeof routes)[number]['path'];
/** The one address of each screen. */
export type ScreenPath = Exclude<(typeof routes)[number], { sameScreenAs: string }>['path'];

export * from './redirects.js';
export type * from './route.js';
