import { inboxKinds, type InboxGroup } from '@talent-os/contracts/inbox/kinds';
import type { InboxItem } from '@talent-os/contracts/inbox/shapes';
import type { HubKey } from '@talent-os/contracts/navigation/route';
import { counted } from '@/lib/counted';
import { dateFormat } from '@/lib/intl';
import { DAY_MS, daysBetween, todayIn } from '@/lib/today';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const hubOf = ({ kind }: Pick<InboxItem, 'kind'>): HubKey => inboxKinds[kind].hub;

export const toneOf = (group: InboxGroup): 'error' | 'warning' | undefined =>
  group === 'overdue' ? 'error' : group === 'today' ? 'warning' : undefined;

/** A day is meant, not a time: its last second. */
const meansDay = (at: number, timezone: string): boolean => todayIn(timezone, at) !== todayIn(timezone, at + 1_000);

const late = (ms: number): string =>
  ms >= DAY_MS
    ? counted(Math.floor(ms / DAY_MS), 'days')
    : ms >= HOUR_MS
      ? `${Math.floor(ms / HOUR_MS)} h`
      : `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;
const left = (ms: number): string =>
  ms >= HOUR_MS ? `${Math.floor(ms / HOUR_MS)} h` : `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;

/** Days ahead that are named by their weekday. */
const NAMED_DAYS = 6;

/** How much time is left, as short as it can be said. */
export function dueText({ dueAt, since, group }: InboxItem, now: number, timezone: string): string {
  if (dueAt === null)
    return `Since ${dateFormat({ month: 'short', day: 'numeric', timeZone: timezone }).format(Date.parse(since))}`;
  const at = Date.parse(dueAt);
  if (group === 'overdue' || at < now)
    return `${meansDay(at, timezone) ? counted(Math.max(1, daysBetween(timezone, at, now)), 'days') : late(now - at)} late`;
  if (todayIn(timezone, at) === todayIn(timezone, now))
    return meansDay(at, timezone) ? 'Today' : `${left(at - now)} left`;
  const form =
    at - now < NAMED_DAYS * DAY_MS ? ({ weekday: 'short' } as const) : ({ month: 'short', day: 'numeric' } as const);
  return dateFormat({ ...form, timeZone: timezone }).format(at);
}
