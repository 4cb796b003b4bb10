import { inboxKindOf } from '@talent-os/contracts/inbox/kinds.js';
import type { InboxRow } from '@talent-os/contracts/inbox/shapes.js';
import { MOST_BOTTLENECKS, type TalentStage, type WaitingItem } from '@talent-os/contracts/talent/overview.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import type { LateStep } from './source.js';

/** A row of the inbox as the overview tells it, by the calendar of a timezone. */
export const waitingOf = ({ id, kind, title, dueOn, dueAt }: InboxRow, timezone: string): WaitingItem => ({
  id,
  what: inboxKindOf(kind).label,
  title,
  dueOn: dueOn ?? (dueAt === null ? null : dayIn(new Date(dueAt), timezone)),
});

/** What is due first comes first; what has no day comes last. */
export const inOrder = (waiting: readonly WaitingItem[]): WaitingItem[] =>
  waiting.toSorted(
    (one, other) => (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9') || textOrder(one.title, other.title),
  );

/** The steps where most are late; between equals the one where a person is late the longest. */
export const worst = (late: readonly (LateStep & { readonly stage: TalentStage })[]) =>
  late
    .filter((one) => one.late > 0)
    .toSorted((one, other) => other.late - one.late || other.days - one.days || textOrder(one.title, other.title))
    .slice(0, MOST_BOTTLENECKS);

type StepRow = { readonly step: string; readonly title: string; readonly dueOn: Day | null };

/** Steps with how many stand there and how many of them are past their day. */
export const lateAt = (rows: readonly StepRow[], today: Day): LateStep[] =>
  [...Map.groupBy(rows, ({ step }) => step)].map(([step, own]) => {
    const days = own.flatMap(({ dueOn }) => (dueOn !== null && dueOn < today ? [daysBetween(dueOn, today)] : []));
    return { step, title: own[0]!.title, late: days.length, of: own.length, days: Math.max(0, ...days) };
  });
