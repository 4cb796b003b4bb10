import { abilityActions, admits, type AppAbility } from '@talent-os/contracts/access/ability';
import { ruleOf } from '@talent-os/contracts/access/gates';
import { crossIndustry, hubs } from '@talent-os/contracts/navigation/hubs';
import { wordsOf } from '@talent-os/contracts/words';
import { routes, type HubKey, type RouteRow } from '@talent-os/contracts/navigation/index';

const rows: readonly RouteRow[] = routes;

/** The one address of a screen, whatever addresses lead to it. */
export const screenAt = ({ path, sameScreenAs }: RouteRow): string => sameScreenAs ?? path;

/** Screens the caller may open from a menu: admitted, without parameters, each screen once. */
export function openScreens(ability: AppAbility): readonly RouteRow[] {
  const open = rows.filter(
    ({ path, access, layout }) => layout === 'app' && !path.includes(':') && admits(ability, access),
  );
  return open
    .filter((row, at) => open.findIndex((other) => screenAt(other) === screenAt(row)) === at)
    .map((row) => ({ ...row, label: labelOf(ability, row) }));
}

/** What a screen is called for the caller. */
const labelOf = (ability: AppAbility, { label, labelFor }: RouteRow): string =>
  labelFor && admits(ability, labelFor.rule) ? labelFor.label : label;

/** What the screens of an industry add for those who share its intelligence with others: the cross-industry group. */
export const crossIndustryOf = (ability: AppAbility, screens: readonly RouteRow[]): readonly RouteRow[] =>
  admits(ability, ruleOf(crossIndustry.gate)) ? screens.filter(({ path }) => crossIndustry.paths.includes(path)) : [];

export type HubEntry = (typeof hubs)[number] & {
  /** The hub's first screen the caller may open; nothing where there is none. */
  readonly to: string | undefined;
};

/** The hubs of the caller's role, in their order. */
export function hubsOf(ability: AppAbility): readonly HubEntry[] {
  const screens = openScreens(ability);
  return hubs
    .filter(({ module }) => ability.can(abilityActions.module, module))
    .map((hub) => ({
      ...hub,
      to: (screens.find(({ path }) => path === hub.path) ?? screens.find((row) => row.hub === hub.key))?.path,
    }));
}

/** The screens of one hub, for its bar; those that belong to another screen are opened from there. */
export function screensOf(ability: AppAbility, hub: HubKey): readonly RouteRow[] {
  const screens = openScreens(ability);
  const own = screens.filter((row) => row.hub === hub && !row.under);
  return industryHubs.has(hub) ? [...own, ...crossIndustryOf(ability, screens)] : own;
}

/** Screens beyond which the bar of a hub groups them. */
const BAR_MOST = 20;
/** Groups that are not called as their address is. */
const groupLabels: Readonly<Record<string, string>> = { ai: 'AI' };

type BarEntry = { readonly label: string; readonly screens: readonly RouteRow[] };

/** The bar of a hub: its screens, or where there are too many of them, those below one address as a group. */
export function barOf(screens: readonly RouteRow[]): readonly BarEntry[] {
  const alone = (screen: RouteRow): BarEntry => ({ label: screen.label, screens: [screen] });
  if (screens.length <= BAR_MOST) return screens.map(alone);
  return [...Map.groupBy(screens, ({ path }) => path.split('/')[2] ?? '')].map(([group, same]) =>
    same.length === 1 ? alone(same[0]!) : { label: groupLabels[group] ?? wordsOf(group), screens: same },
  );
}

const industryHubs: ReadonlySet<HubKey> = new Set(['sales', 'healthtech', 'cyber']);

/**
 * Destinations of the account menu, in the order of the specification; each only where it is admitted. Without an overview
 * the screens below it stand in its place: no other menu leads there.
 */
export const accountScreens = (ability: AppAbility): readonly RouteRow[] => {
  const screens = openScreens(ability);
  return (['admin', 'organization', 'user'] as const).flatMap((hub) => {
    const overview = screens.find(({ path }) => path === `/${hub}`);
    return overview ? [overview] : screens.filter((row) => row.hub === hub);
  });
};
