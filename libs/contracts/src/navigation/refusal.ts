import { abilityActions, admits, type AppAbility } from '../access/ability.js';
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

const NOT_IN_ROLE = { heading: 'Access Restricted', text: 'Your role does not include this module.' };

/** Modules of a screen that are closed for the caller: by the organization's switch, or by a custom role. */
const closedModules = (ability: AppAbility, { access }: RouteRow) =>
  (typeof access === 'object' ? (access.switchedOn ?? []) : []).filter(
    (module) => !admits(ability, { switchedOn: [module] }),
  );

/** Why a screen stays closed, in the words people read; nothing when it opens. */
export function refusalOf(ability: AppAbility, route: RouteRow): Refusal | undefined {
  if (admits(ability, route.access)) return undefined;
  const platform = platformOf(route.path);
  if (platform && !admits(ability, gates[platform].rule)) return { heading: gates[platform].fallback };
  const closed = closedModules(ability, route);
  if (closed.length > 0)
    return closed.every((module) => ability.can(abilityActions.hidden, module))
      ? NOT_IN_ROLE
      : { heading: 'Access Restricted', text: 'Your organization has switched this module off.' };
  // Who may not open the module is told of that, whatever else its gate would ask for.
  const { module } = typeof route.access === 'object' ? route.access : {};
  if (module && !admits(ability, { module })) return NOT_IN_ROLE;
  if (route.gate) return { heading: gates[route.gate].fallback };
  return { heading: 'Access denied', text: "You don't have permission to access this page." };
}
