import type { Industry } from '@talent-os/contracts/access/tables';
import type { Insight } from '@talent-os/contracts/intelligence/insights';
import { counted } from '@/lib/counted';
import { dateFormat, numberFormat } from '@/lib/intl';
import { DAY_MS } from '@/lib/today';

/** Insights of an industry; all of them where none is chosen. */
export const within = (insights: readonly Insight[], industry: string): readonly Insight[] =>
  industry === '' ? insights : insights.filter((one) => one.industry === (industry as Industry));

const HOUR_MS = 3_600_000;
/** What is due later is told by its day. */
const SOON_MS = 14 * DAY_MS;

const dayShown = (at: number, timeZone: string) => dateFormat({ month: 'short', day: 'numeric', timeZone }).format(at);

/** So much time, in the unit people would say it in. */
const lasting = (ms: number): string =>
  ms >= DAY_MS ? counted(Math.floor(ms / DAY_MS), 'days') : counted(Math.max(1, Math.floor(ms / HOUR_MS)), 'hours');

/** How much time is left, or since when it holds. */
export function timeText({ dueAt, since }: Insight, now: number, timezone: string) {
  if (dueAt === null) return { text: `Since ${dayShown(Date.parse(since), timezone)}`, late: false };
  const at = Date.parse(dueAt);
  if (at < now) return { text: `${lasting(now - at)} late`, late: true };
  const left = at - now;
  return { text: left < SOON_MS ? `${lasting(left)} left` : `By ${dayShown(at, timezone)}`, late: left < DAY_MS };
}

/** What the list comes to, in a sentence or two. */
export function summaryOf(insights: readonly Insight[], now: number): string {
  const open = insights.filter(({ plan }) => plan === null);
  if (open.length === 0) return 'Nothing to act on.';
  const soon = open.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) - now < DAY_MS).length;
  const first = `${counted(open.length, 'things')} to act on, the most pressing first.`;
  return soon === 0 ? first : `${first} ${counted(soon, 'cannot wait', 'cannot wait')} past tomorrow.`;
}

/** A threshold or a value as people read it. */
export const valueText = (value: number): string => numberFormat({ maximumFractionDigits: 1 }).format(value);
