/** Calendar days as text, `2026-11-20`, in UTC: what close dates, periods, cycles and due days are counted in. */
export type Day = string;

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The day of an instant. */
export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** The instant so many days before another one. */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** Days from one day to another; negative where the second lies before the first. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The same day so many months later; the last of the month where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

/** First day of the month so many months after the one a day lies in. */
export function monthStart(day: Day, months = 0): Day {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return dayOf(new Date(Date.UTC(year, month - 1 + months, 1)));
}

/** First and last day of the calendar quarter a day lies in. */
export function quarterOf(day: Day): { readonly starts: Day; readonly ends: Day } {
  const inQuarter = (Number(day.slice(5, 7)) - 1) % 3;
  return { starts: monthStart(day, -inQuarter), ends: addDays(monthStart(day, 3 - inQuarter), -1) };
}

/** `2026-11` of a day. */
export const monthOf = (day: Day) => day.slice(0, 7);

/** The Monday of the week a day lies in. */
export function weekOf(day: Day): Day {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** Mondays of so many weeks, oldest first; the last is the week the day lies in. */
export const lastWeeks = (day: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(weekOf(day), (index - count + 1) * 7));

/** Whole minutes between two instants, rounded; negative where the second lies before the first. */
export const minutesBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / MINUTE_MS);

/** The instant so many minutes after another one. */
export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);
