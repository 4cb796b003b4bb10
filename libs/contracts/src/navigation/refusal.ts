import { admits, type AppAbility } from '../access/ability.js';
import { gates, type GateKey } from '../access/gates.js';
import type { RouteRow } from './route.js';

export type Refusal = { readonly heading: string; readonly text?: string };

/** Addresses below these belong to an industry's platform, whose own gate speaks first. */
const platforms: Readonly<Record<string, GateKey>> = {
  '/sales': 'sales.platform',
  '/healthcare': 'healthcare.platform',
  '/cyber': 'cyber.platform',
};

const platformOf = (path: string): GateKey | undefined => platforms[path.split('/').slice(0, 2).join('/')];

export const isIndustryPath = (path: string): boolean => platformOf(path) !== undefined;

const isSwitchedOff = (ability: AppAbility, { access }: RouteRow): boolean =>
  typeof access === 'object' && !admits(ability, { switchedOn: access.switchedOn ?? [] });

/** Why a screen stays closed, in the words people read; nothing when it opens. */
export function refusalOf(ability: AppAbility, route: RouteRow): Refusal | undefined {
  if (admits(ability, route.access)) return undefined;
  const platform = platformOf(route.path);
  if (platform && !admits(ability, gates[platform].rule)) return { heading: gates[platform].fallback };
  if (isSwitchedOff(ability, route))
    return { heading: 'Access Restricted', text: 'Your organization has switched this module off.' };
  // Who may not open the module is told of that, whatever else its gate would ask for.
  const { module } = typeof route.access === 'object' ? route.access : {};
  if (module && !admits(ability, { module }))
    return { heading: 'Access Restricted', text: 'Your role does not include this module.' };
  if (route.gate) return { heading: gates[route.gate].fallback };
  return { heading: 'Access denied', text: "You don't have permission to access this page." };
}
