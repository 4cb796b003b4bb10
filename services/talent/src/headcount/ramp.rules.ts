import type { Output } from '@talent-os/contracts';
import type { getSalesHeadcount } from '@talent-os/contracts/talent/headcount.js';
import { daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { median } from '../onboarding/ramp.rules.js';
import type { Seat } from './seats.queries.js';

type Figures = Output<typeof getSalesHeadcount>['items'][number];
/** What sales knows of the people who sit on seats. */
export type SalesRecords = {
  /** The first day sales are on record; null while nothing is. */
  readonly recordsFrom: Day | null;
  /** A person's first win since they took their seat. */
  readonly firstWin: (userId: string) => Day | undefined;
  /** A year's quota, in minor units. */
  readonly quota: (userId: string) => number | undefined;
};
const YEAR_DAYS = 365;

/**
 * What vacant seats cost each team of the seats. Who took a seat before the first day on record does not count for the
 * days to ramp up: their first win is not known. Source: screens, section 7.5.
 */
export function salesFigures(seats: readonly Seat[], known: SalesRecords, today: Day): Figures[] {
  return [...Map.groupBy(seats, ({ department }) => department)].map(([department, own]) => {
    const ramps = own.flatMap((seat) => rampOf(seat, known));
    const quotas = own.flatMap(({ holderId }) => (holderId && known.quota(holderId)) || []);
    const vacant = own.filter((seat) => seat.vacant);
    const vacantDays = vacant.reduce((sum, { openedOn }) => sum + Math.max(0, daysBetween(openedOn, today)), 0);
    const yearlyQuota =
      quotas.length > 0 ? Math.round(quotas.reduce((sum, one) => sum + one, 0) / quotas.length) : null;
    const rampDays = median(ramps);
    return {
      department,
      rampDays: rampDays === null ? null : Math.round(rampDays),
      rampOf: ramps.length,
      vacant: vacant.length,
      vacantDays,
      yearlyQuota,
      quotaLost: yearlyQuota === null ? null : quotaLost(yearlyQuota, vacantDays),
    };
  });
}

function rampOf({ holderId, filledOn }: Seat, { recordsFrom, firstWin }: SalesRecords): number[] {
  if (!holderId || !filledOn || !recordsFrom || filledOn < recordsFrom) return [];
  const won = firstWin(holderId);
  return won ? [daysBetween(filledOn, won)] : [];
}

/** Quota a vacant seat does not bring in: a year's quota ÷ 365 × days. */
export const quotaLost = (yearlyQuota: number, days: number): number => Math.round((yearlyQuota / YEAR_DAYS) * days);
