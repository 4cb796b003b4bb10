/** Calendar days as text, `2026-11-20`, in UTC: what a deal's close date and a quota's period are counted in. */
export type Day = string;

const DAY_MS = 86_400_000;

export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** The instant so many days before another one. */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

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
