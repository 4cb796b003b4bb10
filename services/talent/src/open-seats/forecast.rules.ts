import { FILLS_NEEDED } from '@talent-os/contracts/talent/open-seats.js';
import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';

export type Forecast = {
  readonly forecastOn: Day | null;
  readonly forecastFrom: Day | null;
  readonly forecastTo: Day | null;
};
const NONE: Forecast = { forecastOn: null, forecastFrom: null, forecastTo: null };

type Sought = {
  /** The day it was approved; opened where no request stands behind it. */
  readonly since: Day;
  readonly today: Day;
  /** How many days each fill of the job family took, in any order. */
  readonly fillDays: readonly number[];
};

/** The value below which a share of the values lies, between two of them where it falls between; they come in order. */
function quantile(ordered: readonly number[], share: number): number {
  const at = (ordered.length - 1) * share;
  const low = ordered[Math.floor(at)]!;
  return low + (ordered[Math.ceil(at)]! - low) * (at - Math.floor(at));
}

/**
 * When a seat will be filled: as long after its approval as the median of those fills that took longer than it has been
 * open, with the middle half of them around it. Nothing where there are too few fills, and where none took longer.
 */
export function forecastOf({ since, today, fillDays }: Sought): Forecast {
  if (fillDays.length < FILLS_NEEDED) return NONE;
  const open = daysBetween(since, today);
  const longer = fillDays.filter((days) => days > open).toSorted((one, other) => one - other);
  if (longer.length === 0) return NONE;
  const dayAt = (share: number) => addDays(since, Math.ceil(quantile(longer, share)));
  return { forecastOn: dayAt(0.5), forecastFrom: dayAt(0.25), forecastTo: dayAt(0.75) };
}

/** Days a forecast is past the day work should begin; 0 where it is not, or where one of them is open. */
export const daysBehind = (forecastOn: Day | null, plannedOn: Day | null): number =>
  forecastOn && plannedOn ? Math.max(0, daysBetween(plannedOn, forecastOn)) : 0;
