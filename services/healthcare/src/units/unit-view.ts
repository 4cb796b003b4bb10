import { admits, type Output } from '@talent-os/contracts';
import {
  COVERAGE_DAYS,
  HPPD_DAYS,
  OVERTIME_WEEKS,
  unitManager,
  type getUnits,
  type CoverageStanding,
  type Unit,
} from '@talent-os/contracts/healthcare/units.js';
import type { Ctx } from '@talent-os/service-kit';
import { addDays, lastWeeks, type Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { alertsOf } from './alert.rules.js';
import { coverageOf, freeOf } from './coverage.rules.js';
import { hppdOf } from './hppd.rules.js';
import { overtimeOf } from './overtime.rules.js';
import { ceuOf, heldBy, placedPeople, workOfWeeks } from './people.queries.js';
import { expiringOf, homesOf, isAtRisk, visibleStanding } from './standing.rules.js';
import { allUnits, censusesUntil, shiftsAround, type CensusRow, type ShiftRow, type UnitRow } from './units.queries.js';

/** Whose units the caller sees: everybody's, or those they work in. */
export const unitScopeOf = (ctx: Ctx): 'all' | 'me' => (admits(ctx.ability, unitManager) ? 'all' : 'me');

/** Everything people see of the units: all of them, or for a professional those they work in and their own figures. */
export async function unitsFor(ctx: Ctx): Promise<Output<typeof getUnits>> {
  const whom = unitScopeOf(ctx);
  const whole = whom === 'all';
  const today = await todayOf(ctx);
  const [rows, shifts, censuses, placed, people] = await Promise.all([
    allUnits(ctx),
    shiftsAround(ctx, today),
    censusesUntil(ctx, today),
    placedPeople(ctx, whom, today),
    figuresOf(ctx, whom, today),
  ]);
  const mine = new Set(placed.map(({ department }) => department));
  const shown = rows.filter(({ department }) => whole || mine.has(department));
  const departments = shown.map(({ department }) => department);
  const homes = homesOf(placed, departments);
  const counted = (department: string) =>
    whole ? [...homes].filter(([, home]) => home === department).map(([userId]) => userId) : [ctx.userId];
  const units = shown.map((row) => ({
    ...plainUnit(row, shifts, censuses, today, ctx.now),
    standing: visibleStanding(people(counted(row.department), [row.department]), !whole),
  }));
  return {
    today,
    whole,
    units,
    alerts: alertsOf(units, today, { whole }),
    standing: visibleStanding(whole ? people([...homes.keys()], departments) : people([ctx.userId]), !whole),
  };
}

function plainUnit(
  row: UnitRow,
  allShifts: readonly ShiftRow[],
  allCensuses: readonly CensusRow[],
  today: Day,
  now: Date,
): Omit<Unit, 'standing'> {
  const shifts = allShifts.filter(({ department }) => department === row.department);
  const censuses = allCensuses
    .filter(({ department }) => department === row.department)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const from = addDays(today, -HPPD_DAYS);
  const counted = censuses.filter(({ date }) => date >= from && date < today);
  const latest = censuses.findLast(({ date }) => date <= today);
  return {
    ...row,
    coverage: Array.from({ length: COVERAGE_DAYS }, (_, ahead) => coverageOf(row, addDays(today, ahead), shifts)),
    hppd: hppdOf(counted, shifts),
    census: latest ? { date: latest.date, midnightCensus: latest.midnightCensus } : null,
    openShifts: shifts
      .filter((shift) => shift.date >= today && new Date(shift.startsAt) > now && freeOf(shift) > 0)
      .map(({ shiftId, date, startTime, endTime, requiredCredentials, ...slots }) => ({
        shiftId,
        date,
        startTime,
        endTime,
        requiredCredentials,
        free: freeOf(slots),
      })),
  };
}

/** Figures of people: of these, with their overtime in these departments or everywhere. */
async function figuresOf(ctx: Ctx, whom: 'all' | 'me', today: Day) {
  const [work, held, ceu] = await Promise.all([
    workOfWeeks(ctx, whom, today),
    heldBy(ctx, whom),
    ceuOf(ctx, whom, today),
  ]);
  const everywhere = [...new Set(work.map(({ department }) => department))];
  const overtime = overtimeOf(work, lastWeeks(today, OVERTIME_WEEKS));
  return (userIds: readonly string[], departments: readonly string[] = everywhere): CoverageStanding => {
    const them = new Set(userIds);
    const dates = held.filter(({ userId }) => them.has(userId)).map(({ expirationDate }) => expirationDate);
    return {
      people: them.size,
      credentials: expiringOf(dates, today),
      ceuAtRisk: ceu.filter((one) => them.has(one.userId) && isAtRisk(one, today)).length,
      overtime: overtime(departments),
    };
  };
}
