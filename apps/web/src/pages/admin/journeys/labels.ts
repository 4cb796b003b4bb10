import { industryLabels, roleTable } from '@talent-os/contracts/access/tables';
import { journeyRoutes, type Journey, type JourneyState } from '@talent-os/contracts/identity/journey-shapes';
import { hubs } from '@talent-os/contracts/navigation/hubs';
import { counted } from '@/lib/counted';
import type { BadgeVariant } from '@/ui/display/status-badge';

export const journeyVariants: Readonly<Record<JourneyState, BadgeVariant>> = {
  draft: 'warning',
  active: 'success',
  retired: 'secondary',
};

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** Who begins a journey, in words. */
export function audienceText({ starts, roles, industry }: Pick<Journey, 'starts' | 'roles' | 'industry'>): string {
  const where = industry ? ` in ${industryLabels[industry]}` : '';
  return starts === 'hired'
    ? `Whoever is hired${where}`
    : `Whoever becomes ${listed.format(roles.map((role) => roleTable[role].label))}${where}`;
}

const hubLabels = new Map<string, string>(hubs.map(({ key, title }) => [key, title]));
/** Screens a step can lead to, by hub. */
export const screenChoices = Object.entries(
  Object.groupBy(journeyRoutes, ({ hub }) => hubLabels.get(hub) ?? 'Other'),
).map(([group, rows = []]) => ({
  group,
  items: rows.map(({ path, label }) => ({ value: path, label: `${label} (${path})` })),
}));
const screenLabels = new Map(journeyRoutes.map(({ path, label }) => [path, label]));
export const screenName = (path: string): string => screenLabels.get(path) ?? path;

/** When a step is due, from the beginning on. */
export const dueText = (days: number): string => (days === 0 ? 'due at once' : `due after ${counted(days, 'days')}`);
