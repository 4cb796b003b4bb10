import { FEWEST_PEOPLE, type CoverageStanding } from '@talent-os/contracts/healthcare/units.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import type { Cycle } from '../education/cycle.rules.js';

/** Contact hours a person needs in a cycle, and has. */
export type Ceu = Cycle & { readonly required: number; readonly earned: number };

/** A cycle that ends within so many days must be complete by now to be safe. */
const NEAR_DAYS = 90;
/** So many times the even pace of the whole cycle is more than people keep up. */
const TOO_FAST = 2;

/**
 * Whether the hours of a cycle are at risk: some are missing, and either the end is near or what is left would take twice
 * the pace that the whole cycle asks for.
 */
export function isAtRisk({ startsOn, endsOn, required, earned }: Ceu, today: Day): boolean {
  const missing = required - earned;
  if (missing <= 0) return false;
  const left = daysBetween(today, addDays(endsOn, 1));
  const all = daysBetween(startsOn, addDays(endsOn, 1));
  return left <= NEAR_DAYS || missing / left >= (TOO_FAST * required) / all;
}

type PlacedShift = { readonly department: string; readonly userId: string; readonly shifts: number };

/**
 * The one unit each person is counted in, as department by person: where they work most, by name where that is more than
 * one. Work outside of units is left out.
 */
export function homesOf(placed: readonly PlacedShift[], departments: readonly string[]): Map<string, string> {
  const ofUnits = placed.filter(({ department }) => departments.includes(department));
  return new Map(
    [...Map.groupBy(ofUnits, ({ userId }) => userId)].map(([userId, all]) => [
      userId,
      all.toSorted((one, other) => other.shifts - one.shifts || textOrder(one.department, other.department))[0]!
        .department,
    ]),
  );
}

/** Credentials by how soon they expire, each in the nearest span only; what expires later is left out. */
export function expiringOf(expirationDates: readonly Day[], today: Day): CoverageStanding['credentials'] {
  const days = expirationDates.map((date) => daysBetween(today, date));
  const within = (from: number, until: number) => days.filter((left) => left >= from && left <= until).length;
  return {
    expired: days.filter((left) => left < 0).length,
    in30: within(0, 30),
    in60: within(31, 60),
    in90: within(61, 90),
  };
}

/** The figures of people, where there are enough of them or it is the caller alone. */
export const visibleStanding = (standing: CoverageStanding, alone: boolean): CoverageStanding | null =>
  alone || standing.people >= FEWEST_PEOPLE ? standing : null;
