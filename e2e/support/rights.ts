import { abilityFor, admits, modulesFor, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Principal } from '@talent-os/contracts/access/principal';
import { roleTable } from '@talent-os/contracts/access/tables';
import { hubs } from '@talent-os/contracts/navigation/hubs';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index';
import type { DemoPerson } from './people.ts';

/** How long somebody has to be here before internal mobility opens, in days. */
const TENURE_DAYS = 180;

export const screenRoutes: readonly RouteRow[] = routes;

/** What the tables of the contracts say about a person: computed from roles and industries, past every service. */
export function principalOf({ id, roles, tenureDays, organization }: DemoPerson, at = 0): Principal {
  const active = roles[at];
  if (!active) throw new Error(`no role number ${at}`);
  return {
    userId: id,
    organizationId: organization.id,
    sessionId: id,
    activeRole: active.role,
    currentIndustry: active.industry,
    roleIndustries: [...new Set(roles.map(({ industry }) => industry))],
    organizationIndustries: [...organization.industries],
    organizationModules: [...organization.modules],
    deployment: organization.deployment,
    addedPermissions: [],
    hiddenModules: [],
    compliances: organization.industries.includes('HEALTHCARE') ? ['HIPAA'] : [],
    internalMobility: roleTable[active.role].audiences.includes('professional') && tenureDays >= TENURE_DAYS,
  };
}

export const abilityOf = (person: DemoPerson, at = 0): AppAbility => abilityFor(principalOf(person, at));

/** The hubs of a person's role, in the order of the home screen; `to` is the first built screen that admits them. */
export function hubsFor(person: DemoPerson, at = 0) {
  const principal = principalOf(person, at);
  const open = modulesFor(principal);
  const ability = abilityFor(principal);
  const screens = screenRoutes.filter(({ layout, access }) => layout === 'app' && admits(ability, access));
  return hubs
    .filter(({ module }) => open.includes(module))
    .map((hub) => ({
      ...hub,
      to: (screens.find(({ path }) => path === hub.path) ?? screens.find(({ hub: key }) => key === hub.key))?.path,
    }));
}

/** Entries of the user menu at the foot of the sidebar: out, and the administration that is built and admits them. */
export function userMenuFor(person: DemoPerson): readonly string[] {
  const ability = abilityOf(person);
  const groups = [
    ['/admin', 'Admin'],
    ['/organization', 'Organization'],
    ['/user', 'User'],
  ] as const;
  // Screens stand here themselves until the overview above them is built.
  const entries = groups.flatMap(([path, label]) => {
    const open = screenRoutes.filter((row) => row.hub === path.slice(1) && admits(ability, row.access));
    return open.some((row) => row.path === path) ? [label] : open.map((row) => row.label);
  });
  return ['Logout', ...entries];
}
