import { dateFormat } from './intl';

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

/** The day it is in UTC, which is the day the rules go by; `2026-11-20`. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

/** A day so many days away from today. */
export const daysFromToday = (days: number, now = Date.now()): string => today(now + days * DAY_MS);

/** The day the clocks of a timezone (IANA) show. */
export const todayIn = (timezone: string, now = Date.now()): string =>
  dateFormat({ timeZone: timezone, dateStyle: 'short' }, 'sv-SE').format(now);

/** The day so many days after another one. */
export const daysAfter = (day: string, days: number): string => today(Date.parse(day) + days * DAY_MS);

/** How many midnights of a timezone (IANA) lie between two instants; negative where the second comes first. */
export const daysBetween = (timezone: string, from: number, to: number): number =>
  Math.round((Date.parse(todayIn(timezone, to)) - Date.parse(todayIn(timezone, from))) / DAY_MS);
