import type { TalentStage } from '@talent-os/contracts/talent/overview.js';
import { MOST_BOTTLENECKS } from '@talent-os/contracts/talent/overview.js';
import { daysBetween, type Day } from '@talent-os/service-kit/calendar';
import type { Late, Owed } from './source.js';

/** What is due first comes first; what has no day comes last. */
export const inOrder = (owed: readonly Owed[]): Owed[] =>
  owed.toSorted(
    (one, other) => (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9') || one.title.localeCompare(other.title),
  );

/** The steps where most are late; between equals the one where a person is late the longest. */
export const worst = (late: readonly (Late & { readonly stage: TalentStage })[]) =>
  late
    .filter((one) => one.late > 0)
    .toSorted((one, other) => other.late - one.late || other.days - one.days || one.title.localeCompare(other.title))
    .slice(0, MOST_BOTTLENECKS);

type Stood = { readonly step: string; readonly title: string; readonly dueOn: Day | null };

/** Steps with how many stand there and how many of them are past their day. */
export const lateAt = (rows: readonly Stood[], today: Day): Late[] =>
  [...Map.groupBy(rows, ({ step }) => step)].map(([step, own]) => {
    const days = own.flatMap(({ dueOn }) => (dueOn !== null && dueOn < today ? [daysBetween(dueOn, today)] : []));
    return { step, title: own[0]!.title, late: days.length, of: own.length, days: Math.max(0, ...days) };
  });
