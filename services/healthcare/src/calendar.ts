/** Calendar days as text, `2026-11-20`, in UTC: what a credential's date and a cycle are counted in. */
export type Day = string;

const DAY_MS = 86_400_000;

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
