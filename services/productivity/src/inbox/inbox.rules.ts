import { admits, type AppAbility } from '@talent-os/contracts';
import { inboxGroups, type InboxGroup } from '@talent-os/contracts/inbox/kinds.js';
import type { InboxItem, InboxRow } from '@talent-os/contracts/inbox/shapes.js';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import type { Clock } from '../clock.js';

/** Days after today that still count as this week. */
const WEEK_DAYS = 7;
const SECOND_MS = 1_000;

/** The last second of a day. */
const endOf = (day: Day, { startOf }: Clock): string =>
  new Date(startOf(addDays(day, 1)).getTime() - SECOND_MS).toISOString();

/** How soon something is due; what has no time belongs to the week. */
export function groupOf(dueAt: string | null, now: Date, { today, dayOf }: Clock): InboxGroup {
  if (dueAt === null) return 'week';
  if (Date.parse(dueAt) < now.getTime()) return 'overdue';
  const day = dayOf(dueAt);
  if (day === today) return 'today';
  return day <= addDays(today, WEEK_DAYS) ? 'week' : 'later';
}

export function itemOf({ dueOn, dueAt, ...row }: InboxRow, now: Date, clock: Clock): InboxItem {
  const due = dueAt === null ? dueOn && endOf(dueOn, clock) : new Date(dueAt).toISOString();
  return { ...row, since: new Date(row.since).toISOString(), dueAt: due, group: groupOf(due, now, clock) };
}

/** What is due first comes first; of what has no time, what has waited longest. */
export const inOrder = (items: readonly InboxItem[]): InboxItem[] =>
  items.toSorted(
    (one, other) =>
      inboxGroups.indexOf(one.group) - inboxGroups.indexOf(other.group) ||
      (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9') ||
      one.since.localeCompare(other.since) ||
      one.id.localeCompare(other.id),
  );

const rows: readonly RouteRow[] = routes;

/** Whether a link ends at a screen that exists and admits the caller. */
export const opens = (ability: AppAbility, link: string): boolean => {
  const path = link.split('?', 1)[0];
  const row = rows.find((one) => one.path === path);
  return row !== undefined && admits(ability, row.access);
};
