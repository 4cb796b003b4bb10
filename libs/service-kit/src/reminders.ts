import { addDays, daysBetween, type Day } from './calendar.js';

/** Stands for the notice that a date is over, after the reminders before it. */
export const OVER = -1;

/**
 * The notice to give on a day (UTC) about a last day: the latest whose time has come, unless it or a later one was
 * given for this date already. `days` are the days before it, most first, with `OVER` at the end. One that was missed
 * is not made up for once the next is due.
 */
export function noticeDue(
  days: readonly number[],
  date: Day,
  lastNotice: number | null,
  today: Day,
): number | undefined {
  const left = daysBetween(today, date);
  const latest = days.findLast((one) => left <= one);
  return latest !== undefined && (lastNotice === null || latest < lastNotice) ? latest : undefined;
}

/** The day of the next notice after the one told; nothing once the last has been told. */
export function nextNoticeOn(days: readonly number[], date: Day, lastNotice: number | null): Day | undefined {
  const next = days.find((one) => lastNotice === null || one < lastNotice);
  return next === undefined ? undefined : addDays(date, -next);
}
