import { REMINDER_DAYS } from '@talent-os/contracts/healthcare/credentials.js';
import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';

/** Stands for the notice that a credential has expired, beside the days of the reminders. */
export const EXPIRED = -1;

const NOTICES: readonly number[] = [...REMINDER_DAYS, EXPIRED];

/**
 * The notice to give on a day (UTC): the latest whose time has come, unless it or a later one was given for this date
 * already. One that was missed is not made up for once the next is due.
 */
export function noticeDue(expirationDate: Day, told: number | null, today: Day): number | undefined {
  const left = daysBetween(today, expirationDate);
  const latest = NOTICES.findLast((days) => left <= days);
  return latest !== undefined && (told === null || latest < told) ? latest : undefined;
}

/** The day of the next notice after the one told; nothing once the expiry has been told. */
export function nextNoticeOn(expirationDate: Day, told: number | null): Day | undefined {
  const next = NOTICES.find((days) => told === null || days < told);
  return next === undefined ? undefined : addDays(expirationDate, -next);
}
