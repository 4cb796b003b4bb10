/** Calendar days as text, `2026-11-20`, in UTC: what due days and periods are counted in. */
export type Day = string;

const DAY_MS = 86_400_000;

export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** The Monday of the week a day lies in. */
export function weekOf(day: Day): Day {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** Mondays of so many weeks, oldest first; the last is the week the day lies in. */
export const lastWeeks = (day: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(weekOf(day), (index - count + 1) * 7));
