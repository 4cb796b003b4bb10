import type { Industry } from '@talent-os/contracts/access/tables';
import type { Insight } from '@talent-os/contracts/intelligence/insights';
import { dueText } from '@/features/inbox/due.rules';
import { counted } from '@/lib/counted';
import { numberFormat } from '@/lib/intl';
import { DAY_MS } from '@/lib/today';

/** Insights of an industry; all of them where none is chosen. */
export const within = (insights: readonly Insight[], industry: string): readonly Insight[] =>
  industry === '' ? insights : insights.filter((one) => one.industry === (industry as Industry));

const isLate = ({ dueAt }: Insight, now: number) => dueAt !== null && Date.parse(dueAt) < now;

/** How much time is left, or since when it holds. */
export const timeText = (insight: Insight, now: number, timezone: string) => ({
  text: dueText({ ...insight, group: isLate(insight, now) ? 'overdue' : 'later' }, now, timezone),
  late: insight.dueAt !== null && Date.parse(insight.dueAt) - now < DAY_MS,
});

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
