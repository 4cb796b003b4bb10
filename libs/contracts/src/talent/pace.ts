/** Days a month has on average. */
const MONTH_DAYS = 365.25 / 12;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day on which so many levels are reached at a pace in levels a month; nothing where there is no pace. */
export function readyOn(today: string, missing: number, pace: number): string | undefined {
  if (pace <= 0) return undefined;
  const days = Math.ceil((missing / pace) * MONTH_DAYS);
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
