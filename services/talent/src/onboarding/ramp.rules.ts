import { daysBetween, type Day } from '@talent-os/service-kit/calendar';

/** Days from a start to the first win; the days since the start where there is none yet, nothing before the start. */
export function rampDays(from: Day, wonOn: Day | undefined, since: number): { days: number | null; won: boolean } {
  if (wonOn !== undefined) return { days: daysBetween(from, wonOn), won: true };
  return { days: since < 0 ? null : since, won: false };
}

/** The middle value, the mean of both where there are two; nothing of nothing. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const ordered = values.toSorted((one, other) => one - other);
  const middle = Math.floor(ordered.length / 2);
  return ordered.length % 2 === 1 ? ordered[middle]! : (ordered[middle - 1]! + ordered[middle]!) / 2;
}
