import type { Unit } from '@talent-os/contracts/healthcare/units.js';
import type { Day } from '@talent-os/service-kit/calendar';

export type Census = { readonly date: Day; readonly midnightCensus: number };
/** Nursing hours worked on shifts that began on a day. */
type WorkedHours = { readonly date: Day; readonly hours: number };

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Productive nursing hours divided by patient days, over the days whose census is known: a day without one would make
 * the unit look better staffed than it was.
 */
export function hppdOf(censuses: readonly Census[], worked: readonly WorkedHours[]): Unit['hppd'] {
  const patientDays = censuses.reduce((sum, { midnightCensus }) => sum + midnightCensus, 0);
  const known = new Set(censuses.map(({ date }) => date));
  const hours = worked.reduce((sum, one) => sum + (known.has(one.date) ? one.hours : 0), 0);
  return { hours: rounded(hours), patientDays, actual: patientDays > 0 ? rounded(hours / patientDays) : null };
}
