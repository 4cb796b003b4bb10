import type { Output } from '@talent-os/contracts';
import type { sellersSince } from '@talent-os/contracts/sales/planning.js';
import type { getSalesHeadcount } from '@talent-os/contracts/talent/headcount.js';
import { daysBetween, type Day } from '@talent-os/service-kit/calendar';
import type { Seat } from './seats.queries.js';

type Figures = Output<typeof getSalesHeadcount>['items'][number];
const YEAR_DAYS = 365;

/**
 * What vacant seats cost each team of the seats. Who took a seat before the first deal on record does not count for the
 * days to ramp up: their first win is not known. Source: screens, section 7.5.
 */
export function salesFigures(
  seats: readonly Seat[],
  { sellers, recordsFrom }: Output<typeof sellersSince>,
  today: Day,
): Figures[] {
  const sellerOf = new Map(sellers.map((seller) => [seller.userId, seller]));
  return [...Map.groupBy(seats, ({ department }) => department)].map(([department, own]) => {
    const ramps = own.flatMap(({ holderId, filledOn }) => {
      const won = holderId && sellerOf.get(holderId)?.firstWonOn;
      const known = filledOn && recordsFrom && filledOn >= recordsFrom;
      return won && known ? [daysBetween(filledOn, won)] : [];
    });
    const quotas = own.flatMap(({ holderId }) => (holderId && sellerOf.get(holderId)?.yearlyQuota) || []);
    const vacant = own.filter((seat) => seat.vacant);
    const vacantDays = vacant.reduce((sum, { openedOn }) => sum + Math.max(0, daysBetween(openedOn, today)), 0);
    const yearlyQuota =
      quotas.length > 0 ? Math.round(quotas.reduce((sum, one) => sum + one, 0) / quotas.length) : null;
    return {
      department,
      rampDays: medianOf(ramps),
      rampOf: ramps.length,
      vacant: vacant.length,
      vacantDays,
      yearlyQuota,
      quotaLost: yearlyQuota === null ? null : quotaLost(yearlyQuota, vacantDays),
    };
  });
}

/** Quota a vacant seat does not bring in: a year's quota ÷ 365 × days. */
export const quotaLost = (yearlyQuota: number, days: number): number => Math.round((yearlyQuota / YEAR_DAYS) * days);

/** The value in the middle, whole; the mean of both where two are. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const upper = Math.floor(sorted.length / 2);
  return Math.round(sorted.length % 2 === 1 ? sorted[upper]! : (sorted[upper - 1]! + sorted[upper]!) / 2);
}
