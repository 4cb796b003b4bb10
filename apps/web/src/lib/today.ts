import { dateFormat } from './intl';

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

/** The timezone of the organization of whoever is signed in: its calendar is the one the rules go by. */
let home = 'UTC';

/** From now on it is the day there; in UTC where nobody is signed in. */
export const setTodayIn = (chosen = 'UTC'): void => {
  home = chosen;
};

/** The day the calendars of the organization show; `2026-11-20`. */
export const today = (now = Date.now()): string => todayIn(home, now);

/** A day so many days away from today. */
export const daysFromToday = (days: number, now = Date.now()): string => daysAfter(today(now), days);

/** The day the clocks of a timezone (IANA) show. */
export const todayIn = (timezone: string, now = Date.now()): string =>
  dateFormat({ timeZone: timezone, dateStyle: 'short' }, 'sv-SE').format(now);

/** The day so many days after another one. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many midnights of a timezone (IANA) lie between two instants; negative where the second comes first. */
export const daysBetween = (timezone: string, from: number, to: number): number =>
  Math.round((Date.parse(todayIn(timezone, to)) - Date.parse(todayIn(timezone, from))) / DAY_MS);
