import { FEWEST } from '@talent-os/contracts/talent/recruit-analytics.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';

/** What lies closer to a half than this is one: the rest is the noise of fractions. */
const NOISE = 1e9;

/** Rounded to so many digits, halves away from zero whatever fractions made of them. */
export function rounded(value: number, digits: number): number {
  const power = 10 ** digits;
  const scaled = Math.round(Math.abs(value) * power * NOISE) / NOISE;
  return (Math.sign(value) * Math.round(scaled)) / power || 0;
}

/** Where so many percent of the values, sorted, lie below: between the two nearest, as Postgres has it. */
function percentileOf(sorted: readonly number[], percent: number): number {
  const place = (sorted.length - 1) * percent;
  const [low, beyond] = [Math.floor(place / 100), place % 100];
  const [below, above] = [sorted[low]!, sorted[Math.min(low + 1, sorted.length - 1)]!];
  return (below * (100 - beyond) + above * beyond) / 100;
}

/** Milliseconds at a percentile as days, to a tenth; null where there are too few. */
export const daysAt = (sorted: readonly number[], percent: number): number | null =>
  sorted.length < FEWEST ? null : rounded(percentileOf(sorted, percent) / DAY_MS, 1);

/** A share in percent, to a tenth; null where too few are counted. */
export const shareOf = (part: number, of: number) => ({
  part,
  of,
  percent: of < FEWEST ? null : rounded((100 * part) / of, 1),
});
