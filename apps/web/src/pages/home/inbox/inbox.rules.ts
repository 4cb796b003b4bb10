import { inboxGroupLabels, inboxGroups, type InboxGroup } from '@talent-os/contracts/inbox/kinds';
import type { InboxItem } from '@talent-os/contracts/inbox/shapes';
import { hubs } from '@talent-os/contracts/navigation/hubs';
import type { HubKey } from '@talent-os/contracts/navigation/route';
import { hubOf } from '@/features/inbox/due.rules';
import { DAY_MS } from '@/lib/today';

/** What people call the places that are no hubs, in their order: what the assistant proposes stands at home. */
const places: Partial<Record<HubKey, string>> = {
  organization: 'Organization',
  admin: 'Administration',
  user: 'You',
  home: 'Assistant',
};

/** What people call a hub, or a place that is none. */
export const hubTitle = (hub: HubKey): string => hubs.find(({ key }) => key === hub)?.title ?? places[hub] ?? '';

export type HubCount = { readonly hub: HubKey; readonly count: number };

/** The hubs something of waits, in the order of the hubs, with how many. */
export function hubCounts(items: readonly InboxItem[]): HubCount[] {
  const order = [...hubs.map(({ key }) => key), ...Object.keys(places)] as readonly HubKey[];
  const counts = Map.groupBy(items, hubOf);
  return order.flatMap((hub) => {
    const count = counts.get(hub)?.length ?? 0;
    return count > 0 ? [{ hub, count }] : [];
  });
}

type InboxSection = { readonly group: InboxGroup; readonly label: string; readonly items: readonly InboxItem[] };

/** What waits, by how soon it is due; groups without anything are left out. */
export const sectionsOf = (items: readonly InboxItem[]): InboxSection[] =>
  inboxGroups
    .map((group) => ({ group, label: inboxGroupLabels[group], items: items.filter((item) => item.group === group) }))
    .filter((section) => section.items.length > 0);

/** How much of the time between its beginning and its end is over, 0 to 100. */
export function shareOver({ dueAt, since }: InboxItem, now: number): number {
  if (dueAt === null) return 0;
  const from = Date.parse(since);
  const until = Date.parse(dueAt);
  if (now >= until) return 100;
  return Math.min(95, Math.max(5, Math.round(((now - from) / Math.max(1, until - from)) * 100)));
}

/** The row the keys come to from another one, or from none. */
export function stepFrom(ids: readonly string[], id: string | undefined, step: 1 | -1): string | undefined {
  const at = id === undefined ? -1 : ids.indexOf(id);
  if (at === -1) return step === 1 ? ids[0] : ids.at(-1);
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))];
}

/** The next Monday after a day. */
export function nextMonday(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const ahead = 7 - ((at.getUTCDay() + 6) % 7);
  return new Date(at.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
}
